import type { Page } from '@playwright/test'

/** From the page's start nothing is fetched ahead of the mouse, which stays where it clicked while links move under it. */
export function disablePrefetch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'vitrineSettings', { prefetch: 'off' })
  })
}
