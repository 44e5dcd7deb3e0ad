import type { Page } from 'playwright'
import type { Painted } from '../probe/types'

/** Resolves when the probe has seen the expected content. */
export function waitForPaint(page: Page): Promise<Painted> {
  const timeout = new Promise<never>((_, reject) => {
    const error = new Error('The expected page was not painted within 30 s.')
    setTimeout(reject, 30_000, error).unref()
  })
  return Promise.race([page.evaluate(() => window.probe.painted), timeout])
}
