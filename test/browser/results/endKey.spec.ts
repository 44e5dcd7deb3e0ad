import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

for (const width of [360, 1280]) {
  test(`End reaches what is below a growing list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/growing.html')
    await waitForSearches(page)
    const items = page.locator('.vitrine-results__item')
    await waitForFrames(page, 5)
    const shown = await items.count()
    await page.keyboard.press('End')
    await expect(page.locator('footer')).toBeInViewport()
    await expect(items).toHaveCount(shown)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
    await expect(page.locator('.vitrine-announcer')).toHaveText(/^1–\d+ of .* results\. Show more$/)
  })

  test(`a pager at the page's foot stays there while the list above it grows at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/growing.html')
    await waitForSearches(page)
    const items = page.locator('.vitrine-results__item')
    await waitForFrames(page, 5)
    const shown = await items.count()
    const pager = page.getByRole('navigation', { name: 'Pages' })
    // As one drags the scroll bar: at once to where the page ends.
    const before = await pager.evaluate((element) => {
      window.scrollTo({ top: 1e6, behavior: 'instant' })
      return element.getBoundingClientRect().top
    })
    await expect.poll(() => items.count()).toBeGreaterThan(shown)
    await waitForFrames(page, 5)
    const after = await pager.evaluate((element) => element.getBoundingClientRect().top)
    // By a line at most: cards that were never in sight have an estimated height.
    expect(Math.abs(after - before)).toBeLessThan(40)
    await expect(pager).toBeInViewport()
  })
}
