import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test('a custom property puts a picture in the place of an icon', async ({ page }) => {
  await page.goto('/default.html')
  await waitForSearches(page)
  await page.locator('.vitrine-facet__check').first().check()
  const icon = page.locator('.vitrine-chip__icon').first()
  await expect(icon).toBeVisible()
  await expect(icon).toHaveCSS('mask-image', 'none')
  await expect(icon).toHaveCSS('background-image', 'none')
  await page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('--vitrine-icon-close', 'url("/themes/lakeside/lake.svg")')
    style.setProperty('--vitrine-icon-search', 'url("/themes/lakeside/no-picture.svg")')
  })
  await expect(icon).toHaveCSS('mask-image', /lake\.svg/)
  await expect(icon).toHaveCSS('background-image', /linear-gradient/)
  const beforeText = () =>
    page
      .locator('.vitrine-search-box__submit')
      .evaluate((button) => getComputedStyle(button, '::before').content)
  expect(await beforeText()).toContain('no-picture.svg')
})
