import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { SearchPage } from './SearchPage'

test('the search page finds, filters, sorts and pages the 2,000 listings', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await waitForSearches(page)
  const listings = new SearchPage(page)
  expect(await listings.resultCount()).toBe('1–24 of 2,000')
  await expect(page.locator('.vitrine-results__item')).toHaveCount(24)

  await listings.search('lake')
  const found = Number((await listings.resultCount()).replace(/^.* of /, '').replace(',', ''))
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(2000)
  await listings.toggle('Type', 'cabin')
  await listings.toggle('Type', 'loft')
  expect(await listings.checkedValues()).toEqual(['cabin', 'loft'])
  await listings.sortBy('Price, lowest first')
  expect(await prices(listings)).toEqual((await prices(listings)).toSorted((a, b) => a - b))

  await listings.root.getByRole('button', { name: 'Clear all' }).click()
  await listings.waitForResults()
  await listings.search('')
  await listings.openPage('Page 84')
  expect(await listings.resultCount()).toBe('1,993–2,000 of 2,000')
  const prices84 = await prices(listings)
  const dearest = await mostExpensive(site)
  expect(Math.max(...prices84)).toBe(dearest)
})

test('every one of the 2,000 listings is on exactly one page', async ({ page }) => {
  await page.goto('/large.html?rows=1000')
  await waitForSearches(page)
  const large = new SearchPage(page, 'large')
  const shown = await large.results()
  await large.openPage('Next »')
  shown.push(...(await large.results()))
  expect(new Set(shown).size).toBe(2000)
})

async function prices(listings: SearchPage): Promise<number[]> {
  const texts = await listings.root
    .locator('.vitrine-results .vitrine-card__price')
    .allTextContents()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

/** Reads the highest price from the server, without our script. */
async function mostExpensive(site: string): Promise<number> {
  const body = 'q=*:*&rows=1&sort=price%20desc&fl=price&wt=json&defType=edismax'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await fetch(`${site}/solr/select`, { method: 'POST', body, headers })
  return (await response.json()).response.docs[0].price
}
