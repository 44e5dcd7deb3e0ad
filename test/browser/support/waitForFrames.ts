import type { Page } from '@playwright/test'

/** Waits for a number of frames. In the second one, changes of the first one are drawn. */
export function waitForFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (all) => {
    for (let i = 0; i < all; i++) await new Promise(requestAnimationFrame)
  }, count)
}
