import { expect, test } from '../support/test'

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
