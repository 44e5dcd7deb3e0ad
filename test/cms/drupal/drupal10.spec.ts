import { waitForSearches } from '../../browser/support/waitForSearches'
import { attackMessages } from '../proxy/attackMessages'
import { expectPassed, expectRefused } from '../proxy/proxySuite'
import type { WebServer } from '../proxy/webServer'
import { expectAdopted } from '../support/expectAdopted'
import { expect, test } from '../support/test'
import { startDrupal10 } from './startDrupal10'

let drupal: WebServer

test.beforeAll(async ({ solr }) => {
  drupal = await startDrupal10(solr.url)
})
test.afterAll(() => drupal.stop())

test('the browser adopts the first results of the module for Drupal 10', async ({ page }) => {
  await expectAdopted(page, drupal.url, '/listings', /From the view/)
  await expect(page.getByPlaceholder('Search our houses')).toBeVisible()
})

test('two blocks of the module have different ids and addresses', async ({ page }) => {
  await page.goto(`${drupal.url}/listings?blocks=2`)
  await waitForSearches(page)
  const searches = page.locator('[data-vitrine="search"]')
  const ids = await searches.evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(['listings', 'listings--2'])
  await searches.nth(1).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/listings--2-city/)
  await expect(searches.nth(0).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.reload()
  await expect(searches.nth(1).getByRole('checkbox').first()).toBeChecked()
})

test('the pages and filters of the module work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${drupal.url}/listings`)
  const titles = page.locator('.vitrine-results h3')
  await expect(titles).toHaveCount(12)
  const before = await titles.allTextContents()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/listings\?pg=2$/)
  expect(await titles.allTextContents()).not.toEqual(before)
  await page.getByRole('checkbox').first().check()
  await page.locator('[data-vitrine="facet"] button[type="submit"]').click()
  await expect(page).toHaveURL(/city%5B%5D=/)
  await expect(page.locator('.vitrine-chip')).toHaveCount(1)
  await context.close()
})

test('without Solr the content of the view stands in the page', async ({ page }) => {
  const down = await startDrupal10('http://127.0.0.1:9/solr/listings')
  try {
    const html = await (await page.request.get(`${down.url}/listings`)).text()
    expect(html).toContain(
      '<div data-vitrine="results"><article><h3><a href="/listings/1">From the view',
    )
    expect(html).not.toMatch(/data-vitrine-root|data-vitrine-answer|Warning|Notice/)
  } finally {
    await down.stop()
  }
})

test('the route of the module refuses the attacks and passes ordinary searches', async ({
  solr,
}) => {
  const path = '/solr/select'
  await expectRefused(drupal.url, solr, attackMessages(path))
  await expectPassed(drupal.url, solr, path, 50)
})
