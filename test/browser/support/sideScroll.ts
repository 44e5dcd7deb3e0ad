import type { Page } from '@playwright/test'

/** By how many pixels the page is wider than the window without its scrollbar; 0 for one that fits. */
export function sideScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
