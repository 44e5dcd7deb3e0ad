import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { pushedMessages } from './pushedMessages'

async function openSearch(page: Page, query: string): Promise<SearchPage> {
  await page.goto(`/index.html?${query}`)
  const search = new SearchPage(page)
  await search.waitForResults()
  return search
}

/** The pushed messages without the first one of each demo page. */
const pushes = async (page: Page) =>
  (await pushedMessages(page)).filter(({ event }) => event !== 'gtm.js')

const facet = (event: string, action: string, label: string) => ({
  event,
  event_category: 'Search - Type of place',
  event_action: action,
  event_label: label,
  entity_info: 'node cabin house loft apartment',
})

test('searches and facets push events, and Back pushes none', async ({ page }) => {
  const search = await openSearch(page, 'tags=ok')
  await search.toggle('Type of place', 'cabin')
  await search.search('lake')
  await search.toggle('Type of place', 'cabin')
  await search.search('xyzzyx')
  await page.goBack()
  await search.waitForResults()
  await page.goForward()
  await search.waitForResults()
  const found = { search_term: 'lake', number_of_results: expect.any(Number) }
  const nothing = { search_term: 'xyzzyx', number_of_results: 0 }
  await expect
    .poll(() => pushes(page))
    .toEqual([
      facet('facet_set', 'Facet Set', 'cabin'),
      { event: 'search', ...found },
      facet('facet_unset', 'Facet Unset', 'cabin'),
      { event: 'search', ...nothing },
      { event: 'search_no_results', ...nothing },
    ])
})

test('pushes nothing without consent, and pushes later events after consent', async ({ page }) => {
  const search = await openSearch(page, 'tags=ok&consent=denied')
  await search.search('lake')
  await page.evaluate(() => window.gtag?.('consent', 'update', { analytics_storage: 'granted' }))
  await search.search('cabin')
  const found = { search_term: 'cabin', number_of_results: expect.any(Number) }
  await expect.poll(() => pushes(page)).toEqual([{ event: 'search', ...found }])
})

test('a page without a tag manager searches normally and loads no analytics module', async ({
  page,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const head = '<script type="module" src="/dist/esm/vitrine.js"></script>'
  const listings = `<main id="listings" data-vitrine="search" data-vitrine-solr.url="/solr/select">
    <div data-vitrine="search-box"></div><div data-vitrine="results"></div></main>`
  await openHtml(
    page,
    `<!doctype html><html lang="en"><title>Listings</title>${head}${listings}</html>`,
  )
  const search = new SearchPage(page)
  await search.waitForResults()
  await search.search('lake')
  const parts = paths.filter((path) => path.startsWith('/dist/esm/'))
  expect(parts).toContain('/dist/esm/vitrine.js')
  expect(parts.filter((path) => /tracking|trackPage|consent/i.test(path))).toEqual([])
})

test('works under the strict policy and shows its pushes in the QA panel', async ({ page, qa }) => {
  const search = await openSearch(page, 'csp=strict&tags=ok&consent=granted&panel=open')
  await search.search('lake')
  await page.getByRole('radio', { name: 'Analytics' }).check()
  const lines = page.getByRole('list', { name: 'Log' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'search pushed' })).toBeVisible()
  await expect(lines.filter({ hasText: 'consent default' })).toBeVisible()
  expect(await qa.cspReports()).toEqual([])
})

declare global {
  interface Window {
    gtag?: (...command: readonly unknown[]) => void
  }
}
