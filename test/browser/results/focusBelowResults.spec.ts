import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

for (const width of [360, 1280]) {
  test(`growing results leave the focus below them in the window at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/growing.html')
    await waitForSearches(page)
    const items = page.locator('.vitrine-results__item')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/terms'
      link.textContent = 'Terms'
      document.querySelector('footer')?.append(link)
    })
    const link = page.getByRole('link', { name: 'Terms' })
    await link.focus()
    // Every step that scrolling takes, up to the button.
    await expect(items).toHaveCount(30)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  })
}
