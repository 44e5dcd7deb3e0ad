import { SearchPage } from '../search/SearchPage'
import { expect, test } from '../support/test'

declare global {
  interface Window {
    /** The result count at each change of the current filters. */
    changedIn: (string | null)[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await new SearchPage(page).waitForResults()
  await page.evaluate(() => {
    window.changedIn = []
    const search = document.querySelector('#listings')
    const list = search?.querySelector('.vitrine-current-filters')
    if (!search || !list) throw new Error('There is no list of current filters.')
    new MutationObserver(() => {
      window.changedIn.push(search.querySelector('p.vitrine-result-count')?.textContent ?? null)
    }).observe(list, { childList: true })
  })
})

test('a filter is listed together with its results', async ({ page }) => {
  const search = new SearchPage(page)
  // However slow the machine is, its patience does not end before the answer.
  await page.evaluate(() => {
    const { setTimeout } = window
    const patient = (run: () => void, ms?: number) => (ms === 100 ? 1 : setTimeout(run, ms))
    window.setTimeout = patient as typeof setTimeout
  })
  await search.facet('Region').getByRole('checkbox').first().click()
  await search.waitForResults()
  await expect(page.locator('.vitrine-chip')).toHaveCount(1)
  expect(await page.evaluate(() => window.changedIn)).toEqual([await search.resultCount()])
})

test('a filter is listed without its results where these take long', async ({ page, qa }) => {
  const search = new SearchPage(page)
  const before = await search.resultCount()
  await qa.simulate({ latency: 2000 })
  await search.facet('Region').getByRole('checkbox').first().click()
  await expect(page.locator('.vitrine-chip')).toHaveCount(1)
  expect(await page.evaluate(() => window.changedIn)).toEqual([before])
  await search.waitForResults()
})

test('a filter that a script chooses is listed at once', async ({ page }) => {
  const search = new SearchPage(page)
  const count = await search
    .facet('Region')
    .getByRole('checkbox')
    .first()
    .evaluate((box: HTMLInputElement) => {
      box.click()
      return document.querySelectorAll('.vitrine-chip').length
    })
  expect(count).toBe(1)
  await search.waitForResults()
})
