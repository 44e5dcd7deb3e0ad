import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test('mount points can be added, moved and removed at run time', async ({ page, qa }) => {
  await page.goto('/dynamic.html')
  const press = (name: string) => page.locator(`[data-do="${name}"]`).click()
  const pages = page.locator('[data-vitrine="search"]')
  const start = await pages.count()
  await press('addPage')
  await expect(pages).toHaveCount(start + 1)
  await waitForSearches(page)
  const searches = (await qa.searches()).length

  await press('movePage')
  await press('moveResults')
  await waitForSearches(page)
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  expect(await qa.searches(), 'what moves lives on').toHaveLength(searches)

  await press('addFacet')
  await expect(page.locator('fieldset[data-field="region"]').first()).toBeVisible()
  await press('removeFacet')
  await expect(page.locator('[data-field="region"]')).toHaveCount(0)

  while ((await pages.count()) > 0) await press('removePage')
  await expect(page.locator('[data-vitrine-root]')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => window.Vitrine?.doctor()))
    .toMatchObject({ widgets: [], components: [] })
})
