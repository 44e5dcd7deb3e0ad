import type { Page } from '@playwright/test'
import { readShifts, recordShifts } from '../../browser/support/layoutShifts'
import { waitForSearches } from '../../browser/support/waitForSearches'
import { chooseCity } from './chooseCity'
import { expect } from './test'

/** The maximum layout shift of a visit. */
const MAX_SHIFT = 0.02

/**
 * Opens a search page, and expects a page of results in its HTML, which the browser adopts: without a request of its
 * own, and without a shift. The next search is then the browser's.
 * @param unwanted what the HTML must not have
 */
export async function expectAdopted(
  page: Page,
  site: string,
  path: string,
  unwanted: RegExp,
): Promise<void> {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await recordShifts(page)
  const html = await (await page.request.get(site + path)).text()
  expect(html.match(/class="vitrine-results__item"/g)).toHaveLength(12)
  expect(html).not.toMatch(/Warning|Notice|Deprecated/)
  expect(html).not.toMatch(unwanted)
  await page.goto(site + path)
  await waitForSearches(page)
  expect(posts).toEqual([])
  const { total, shifts } = await readShifts(page)
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
  await chooseCity(page)
  expect(posts).toEqual([`${site}/solr/select`])
}
