import type { Page } from '@playwright/test'

/** Waits until each search on the page shows its first results and the browser has drawn them. */
export async function waitForSearches(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mounted = [...document.querySelectorAll('[data-vitrine="search"][data-state]')]
    return (
      window.Vitrine !== undefined &&
      mounted.length > 0 &&
      mounted.every((one) => one.getAttribute('data-state') === 'ready')
    )
  })
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
}
