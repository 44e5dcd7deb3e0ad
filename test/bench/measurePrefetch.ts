import type { Page } from 'playwright'
import type { BenchEnvironment } from './openVariant'
import { THROTTLING } from './openVariant'

/** The latency of each of the two requests for a result page, in milliseconds. */
export const LATENCY_MS = 500

/** Milliseconds from the press of Next to the frame that shows the result page. */
export interface PrefetchSamples {
  readonly prefetched: number[]
  readonly notPrefetched: number[]
}

/**
 * Measures Next in the demo on a slow server: with the pointer resting on it until its page is loaded, and
 * without.
 */
export async function measurePrefetch(
  { browser, server }: BenchEnvironment,
  rounds: number,
): Promise<PrefetchSamples> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const settings = encodeURIComponent(`latency=${LATENCY_MS}`)
  await context.addCookies([{ name: 'vitrine-qa', value: settings, url: server.origin }])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(`${server.origin}/default.html`)
  await page.locator('[data-vitrine="search"][data-state="ready"]').waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  const samples: PrefetchSamples = { prefetched: [], notPrefetched: [] }
  for (let round = 0; round < rounds; round += 1) {
    samples.prefetched.push(await openNextPage(page, true))
    samples.notPrefetched.push(await openNextPage(page, false))
  }
  await context.close()
  return samples
}

async function openNextPage(page: Page, isPrefetched: boolean): Promise<number> {
  const next = page.locator('.vitrine-pager__next')
  await page.mouse.move(0, 0)
  await next.scrollIntoViewIfNeeded()
  if (isPrefetched) {
    const documents = page.waitForResponse((one) => !!one.request().postData()?.startsWith('ids='))
    await next.hover()
    await (await documents).finished()
  }
  const shown = page.evaluate(firstResultPainted)
  await next.click()
  return shown
}

/**
 * Resolves to the time from the next pointerdown to the frame with another first result. Runs in the page,
 * where the helpers that tsx adds to named functions are missing.
 */
function firstResultPainted(): Promise<number> {
  const list = document.getElementsByClassName('vitrine-results__item')
  const before = list[0]?.querySelector('a')?.getAttribute('href')
  let pressed = 0
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = event.timeStamp
    },
    { once: true, capture: true },
  )
  return new Promise((resolve) => {
    new MutationObserver((_, watcher) => {
      const first = list[0]?.querySelector('a')?.getAttribute('href')
      if (pressed === 0 || first === before) return
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
}
