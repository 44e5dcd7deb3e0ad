import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { BenchServer } from './createServer'
import { expectedPage } from './expectedPage'
import type { Variant } from './pages/searchPage'
import type { Painted } from './probe/painted'

/** The factor by which the processor is slowed down. */
export const THROTTLING = 4

/** The browser and the server of all measurements. */
export interface BenchEnvironment {
  readonly browser: Browser
  readonly server: BenchServer
}

export interface OpenVariant {
  readonly page: Page
  readonly cdp: CDPSession
  readonly context: BrowserContext
  /** Measured from the start of the navigation. */
  readonly started: Painted
}

/** Opens the page of a variant without a cache and waits for the first results. */
export async function openVariant(
  { browser, server }: BenchEnvironment,
  variant: Variant,
  { rows, throttling = THROTTLING }: { readonly rows: number; readonly throttling?: number },
): Promise<OpenVariant> {
  const { origin, probe } = server
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${variant}: ${error.stack}`))
  const cdp = await context.newCDPSession(page)
  // The renderer process starts before it is slowed down.
  await page.goto(`${origin}/bench/blank`)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  const first = JSON.stringify(expectedPage(rows, null))
  await page.addInitScript({ content: `${probe};armProbe(${first}, 'navigation')` })
  await page.goto(`${origin}/bench/${variant}?rows=${rows}`)
  return { page, cdp, context, started: await waitForPaint(page) }
}

/** Resolves when the probe has seen the expected content. */
export function waitForPaint(page: Page): Promise<Painted> {
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error('Nothing was painted within 30 s.')
    setTimeout(reject, 30_000, error).unref()
  })
  return Promise.race([page.evaluate(() => window.painted), timeout])
}
