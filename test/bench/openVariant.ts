import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { BenchServer } from './createServer'
import { expected } from './expected'
import type { Variant } from './pages/searchPage'
import type { Painted } from './probe/painted'

/** How much slower than this machine the processor is made. */
export const THROTTLING = 4

/** The browser and the server that everything is measured with. */
export interface Stage {
  readonly browser: Browser
  readonly server: BenchServer
}

export interface OpenVariant {
  readonly page: Page
  readonly cdp: CDPSession
  readonly context: BrowserContext
  /** Counted from the navigation's start. */
  readonly started: Painted
}

/** Opens a variant's page with nothing cached, and waits until it shows the first answer. */
export async function openVariant(
  { browser, server }: Stage,
  variant: Variant,
  { rows, throttling = THROTTLING }: { readonly rows: number; readonly throttling?: number },
): Promise<OpenVariant> {
  const { origin, probe } = server
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${variant}: ${error.stack}`))
  const cdp = await context.newCDPSession(page)
  // The process that shows the page is there before it is made slow.
  await page.goto(`${origin}/bench/blank`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  const first = JSON.stringify(expected(rows, null))
  await page.addInitScript({ content: `${probe};armProbe(${first}, 'navigation')` })
  await page.goto(`${origin}/bench/${variant}?rows=${rows}`)
  return { page, cdp, context, started: await painted(page) }
}

/** Waits for what the probe was armed with. */
export function painted(page: Page): Promise<Painted> {
  const late = new Promise<never>((_, reject) => {
    const error = new Error('Nothing was painted within 30 s.')
    setTimeout(reject, 30_000, error).unref()
  })
  return Promise.race([page.evaluate(() => window.painted), late])
}
