import type { Page } from '@playwright/test'

/** Turns off prefetching from the start, since links move under the resting pointer. */
export function disablePrefetch(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.set(window, 'vitrineSettings', { prefetch: 'off' })
  })
}
