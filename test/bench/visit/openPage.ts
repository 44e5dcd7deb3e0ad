import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { type Contender, markupOf } from '../contenders'
import type { Painted } from '../probe/types'
import type { BenchServer } from '../server/createServer'
import { expectedPage } from './expectedPage'
import { slowDownNetwork } from './slowDownNetwork'
import { waitForPaint } from './waitForPaint'

/** The factor by which the processor is slowed down. */
export const THROTTLING = 4

/** The browser and the server of all measurements. */
export interface BenchEnvironment {
  readonly browser: Browser
  readonly server: BenchServer
}

export interface PageOptions {
  readonly rows?: number
  /** 1 for the processor as it is. */
  readonly throttling?: number
  /** Whether files and searches come over a slow network. */
  readonly isSlowNetwork?: boolean
  /** The body of the search whose answer is in the page. */
  readonly answer?: string | null
  /** A further facet beside the others. */
  readonly beside?: string
}

export interface OpenPage {
  readonly page: Page
  readonly cdp: CDPSession
  readonly context: BrowserContext
  readonly contender: Contender
  readonly rows: number
  /** Measured from the start of the navigation. */
  readonly started: Painted
  /** The body of the page's first search; null when it sent none. */
  readonly firstBody: string | null
}

/** Opens the page of a contender without a cache and waits for the first results. */
export async function openPage(
  { browser, server }: BenchEnvironment,
  contender: Contender,
  {
    rows = 24,
    throttling = THROTTLING,
    isSlowNetwork = false,
    answer = null,
    beside = '',
  }: PageOptions = {},
): Promise<OpenPage> {
  const { origin, probe } = server
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(`${contender}: ${error.stack}`))
    const cdp = await context.newCDPSession(page)
    // The renderer process starts before it is slowed down.
    await page.goto(`${origin}/bench/blank`)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    if (isSlowNetwork) await slowDownNetwork(cdp)
    const expected = JSON.stringify(expectedPage({ rows }))
    const arm = `probe.arm('${markupOf(contender)}', ${expected}, 'navigation')`
    await page.addInitScript({ content: `${probe};${arm}` })
    let firstBody: string | null = null
    page.on('request', (request) => {
      if (request.url().includes('/solr/')) firstBody ??= request.postData()
    })
    const query = new URLSearchParams({
      rows: String(rows),
      ...(answer && { answer }),
      ...(beside && { beside }),
    })
    await page.goto(`${origin}/bench/${contender}?${query}`, { waitUntil: 'commit' })
    const started = await waitForPaint(page)
    return { page, cdp, context, contender, rows, started, firstBody }
  } catch (error) {
    await context.close()
    throw error
  }
}
