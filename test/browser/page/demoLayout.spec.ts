import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test('the menu has no horizontal overflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/menu.html')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})

test('the gallery has two thumbnails in a row at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/gallery.html')
  const thumbnails = page.locator('.demo-shots').first().locator('> a')
  const [first, second] = [
    await thumbnails.nth(0).boundingBox(),
    await thumbnails.nth(1).boundingBox(),
  ]
  expect(second?.y).toBe(first?.y)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(360)
})

test('the saved page without saved stays leads to the search', async ({ page }) => {
  await page.goto('/saved.html')
  await page.getByRole('link', { name: 'See all stays' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the pages of the demo site have one brand', async ({ page }) => {
  for (const path of ['/', '/listings/17', '/saved.html']) {
    await page.goto(path)
    await expect(page.locator('header').getByRole('link', { name: 'Lakeside' })).toBeVisible()
  }
})

test('the page of further widgets makes no excuses for itself', async ({ page }) => {
  await page.goto('/extras.html')
  await expect(page.locator('body')).not.toContainText(/sorry|apolog|bare|unstyled|not pretty/i)
})

for (const lang of ['en', 'fr', 'es', 'ar']) {
  test(`all amounts of a page have one sign of the currency: ${lang}`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`)
    await waitForSearches(page)
    const cards = await page.locator('.vitrine-card__price').allTextContents()
    const fields = await page
      .locator('.vitrine-range__amount')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    const signs = [...cards, ...fields].map((text) => /(?:US)?\$(?:US)?/.exec(text)?.[0])
    expect(signs.length).toBeGreaterThan(10)
    expect([...new Set(signs)]).toHaveLength(1)
    expect(signs[0]).toBeDefined()
  })
}
