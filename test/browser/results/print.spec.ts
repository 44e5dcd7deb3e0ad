import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

for (const path of ['/', '/default.html']) {
  test(`${path} prints its results and chips, without what is there to be pressed`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForSearches(page)
    await page.locator('.vitrine-facet__check').first().check()
    await expect(page.locator('.vitrine-chip').first()).toBeVisible()
    await waitForSearches(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.vitrine-chip__value').first()).toBeVisible()
    await expect(page.locator('.vitrine-results__item').last()).toBeVisible()
    await expect(page.locator('.vitrine-result-count').first()).toBeVisible()
    for (const part of ['facet', 'pager', 'search-box', 'sort__select', 'chip__icon']) {
      await expect(page.locator(`.vitrine-${part}`).first()).toBeHidden()
    }
  })
}

test('the results of a default page take the whole width of the paper', async ({ page }) => {
  await page.goto('/default.html')
  await waitForSearches(page)
  await page.emulateMedia({ media: 'print' })
  const widths = () =>
    page.evaluate(() =>
      ['.vitrine-page', '.vitrine-results__list'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect().width,
      ),
    )
  const [whole, results] = await widths()
  expect(results).toBe(whole)
})
