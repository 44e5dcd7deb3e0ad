import { readShifts, recordShifts } from '../../browser/support/layoutShifts'
import { waitForSearches } from '../../browser/support/waitForSearches'
import { attackMessages } from '../proxy/attackMessages'
import { expectPassed, expectRefused } from '../proxy/proxySuite'
import { chooseCity } from '../support/chooseCity'
import { expect, test } from '../support/test'
import { startDrupal7 } from './startDrupal7'

for (const cleanUrls of [true, false]) {
  const listings = cleanUrls ? '/listings?' : '/?q=listings&'
  const select = cleanUrls ? '/solr/select' : '/?q=solr/select'

  test(`the module for Drupal 7 searches at ${select}`, async ({ page, browser, solr }) => {
    const drupal = await startDrupal7(solr.url, { cleanUrls })
    try {
      await recordShifts(page)
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
      await page.goto(drupal.url + listings)
      await waitForSearches(page)
      expect(posts).toEqual([])
      const { total, shifts } = await readShifts(page)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.1)
      await chooseCity(page)

      await page.goto(`${drupal.url}${listings}blocks=2`)
      await waitForSearches(page)
      const searches = page.locator('[data-vitrine="search"]')
      const ids = await searches.evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).toEqual(['listings', 'listings--2'])
      await searches.nth(1).getByRole('checkbox').first().check()
      await expect(page).toHaveURL(/#listings--2\.fq=/)
      await expect(searches.nth(0).getByRole('checkbox', { checked: true })).toHaveCount(0)

      const context = await browser.newContext({ javaScriptEnabled: false })
      const plainPage = await context.newPage()
      await plainPage.goto(drupal.url + listings)
      await expect(plainPage.locator('.vitrine-results h3')).toHaveCount(12)
      await plainPage.getByRole('searchbox', { name: 'Search', exact: true }).fill('lake')
      await plainPage.getByRole('button', { name: 'Search' }).click()
      await expect(plainPage).toHaveURL(`${drupal.url}/?q=search%2Fnode&keys=lake`)
      await context.close()

      await expectRefused(drupal.url, solr, attackMessages(select))
      await expectPassed(drupal.url, solr, select, 50)
    } finally {
      await drupal.stop()
    }
  })
}
