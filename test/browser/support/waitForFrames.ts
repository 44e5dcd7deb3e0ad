import type { Page } from '@playwright/test'

/** Waits for so many frames: in the second, all that the first one's callbacks changed has been drawn. */
export function waitForFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (all) => {
    for (let i = 0; i < all; i++) await new Promise(requestAnimationFrame)
  }, count)
}
