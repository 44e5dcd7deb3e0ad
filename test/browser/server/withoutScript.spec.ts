import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** What a visitor sees of the search. */
async function readPage(page: Page) {
  return {
    count: await page.locator('p.vitrine-result-count').textContent(),
    results: await page
      .locator('.vitrine-results__item h3, .vitrine-results__item h2')
      .allTextContents(),
    filters: await page.locator('.vitrine-chip__value').allTextContents(),
    ticked: await page.locator('.vitrine-facet__item:has(:checked) bdi').allTextContents(),
    current: await page.locator('.vitrine-pager [aria-current="page"]').allTextContents(),
  }
}

const facet = (page: Page, label: string) =>
  page.locator('.vitrine-facet', { has: page.locator('legend', { hasText: label }) })
const sendFilters = (page: Page) =>
  page.locator('form.vitrine-facets').getByRole('button', { name: 'Search' }).click()

/** Twelve steps of a visitor whose browser runs no script. */
const steps: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('link', { name: 'Page 2', exact: true }).click(),
  (page) => page.getByRole('link', { name: 'Next »' }).click(),
  async (page) => {
    await facet(page, 'Type').getByRole('checkbox').nth(0).check()
    await facet(page, 'Type').getByRole('checkbox').nth(1).check()
    await sendFilters(page)
  },
  async (page) => {
    await page.locator('.vitrine-sort__select').selectOption({ index: 1 })
    await page.locator('.vitrine-sort').getByRole('button', { name: 'Search' }).click()
  },
  (page) => page.getByRole('link', { name: 'Page 2', exact: true }).click(),
  async (page) => {
    await page.locator('[data-vitrine-root] .vitrine-search-box__input').fill('lake')
    await page.locator('[data-vitrine-root] .vitrine-search-box__submit').click()
  },
  async (page) => {
    await page.locator('.vitrine-range__amount').first().fill('$100')
    await sendFilters(page)
  },
  (page) => page.locator('a.vitrine-chip').first().click(),
  async (page) => {
    await facet(page, 'Type').getByRole('checkbox', { checked: true }).first().uncheck()
    await sendFilters(page)
  },
  async (page) => {
    await page.locator('[data-vitrine-root] .vitrine-search-box__input').fill('caben')
    await page.locator('[data-vitrine-root] .vitrine-search-box__submit').click()
  },
  (page) => page.locator('.vitrine-did-you-mean__query').click(),
  (page) => page.getByRole('link', { name: 'Clear all' }).click(),
]

test('without JavaScript results, facets, pages, sort and box work, twelve steps deep', async ({
  page: withScript,
  browser,
  site,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/rendered')
  const seen = [await readPage(page)]
  const addresses = [page.url()]
  for (const step of steps) {
    const before = page.url()
    await step(page)
    await page.waitForURL((url) => url.href !== before)
    seen.push(await readPage(page))
    addresses.push(page.url())
  }
  expect(seen[0]?.count).toBe('1–24 of 2,000')
  expect(seen[1]?.count).toBe('25–48 of 2,000')
  expect(seen[2]?.current).toEqual(['3'])
  expect(seen[3]).toMatchObject({
    filters: [expect.any(String), expect.any(String)],
    current: ['1'],
  })
  expect(seen[3]?.ticked).toHaveLength(2)
  expect(seen[4]?.results).not.toEqual(seen[3]?.results)
  expect(seen[5]?.current).toEqual(['2'])
  expect(seen[6]?.filters).toHaveLength(2)
  expect(seen[7]?.filters).toContain('Price a night: $100 or more')
  expect(seen[8]?.filters).toHaveLength(2)
  expect(seen[9]?.filters).toHaveLength(1)
  expect(seen[10]?.results).toEqual([])
  expect(seen[11]?.results.length).toBeGreaterThan(0)
  expect(seen[12]?.filters).toEqual([])

  for (const [i, address] of addresses.entries()) {
    await withScript.goto(address)
    await waitForSearches(withScript)
    expect({ address, ...(await readPage(withScript)) }).toEqual({ address, ...seen[i] })
  }
  await context.close()
})
