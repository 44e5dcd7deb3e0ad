import type { Browser, Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { traceLayouts } from '../support/traceLayouts'
import { waitForFrames } from '../support/waitForFrames'

const STYLE = `<style>
  main { display: grid; grid-template-columns: 16rem 1fr; gap: 1rem; align-items: start }
</style>`

const WIDGETS = `
  <div><div data-vitrine="current-filters"></div><div data-vitrine="facets"></div></div>
  <div><div data-vitrine="result-count"></div><div data-vitrine="results"></div>
  <div data-vitrine="pager"></div></div>`

/** Opens a page with facets beside 240 results. */
async function openListings(page: Page): Promise<SearchPage> {
  const markup = searchMarkup({ widgets: WIDGETS, solr: { max_rows: 240 } })
  await openHtml(page, htmlPage(markup, STYLE))
  const listings = new SearchPage(page)
  await listings.waitForResults()
  return listings
}

/** Clicks at a place of the page. @returns the style recalculations and layouts that our scripts forced. */
async function forcedByClick(browser: Browser, page: Page, selector: string, shown: RegExp) {
  const target = page.locator(selector)
  await target.scrollIntoViewIfNeeded()
  await target.hover()
  await waitForFrames(page, 3)
  const passes = await traceLayouts(browser, page, async () => {
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(
      ([pattern = '']) =>
        document.querySelector('[data-state="ready"]') &&
        new RegExp(pattern).test(
          document.querySelector('.vitrine-result-count')?.textContent ?? '',
        ),
      [shown.source],
    )
    await waitForFrames(page, 3)
  })
  expect(passes.length).toBeGreaterThan(0)
  return passes.flatMap(({ kind, forcedBy }) =>
    forcedBy?.includes('/dist/') ? [`${kind} ${forcedBy}`] : [],
  )
}

test('a facet click forces no layout', async ({ browser, page }) => {
  await openListings(page)
  const forced = await forcedByClick(
    browser,
    page,
    '[data-field="bundle"] .vitrine-facet__item >> nth=0',
    /^1–240 of \d{3}$/,
  )
  expect(forced).toEqual([])
})

test('a page turn from below 240 results forces no layout', async ({ browser, page }) => {
  await openListings(page)
  const forced = await forcedByClick(browser, page, '.vitrine-pager__next', /^241–480 /)
  // Scrolling needs the styles of the focus, which moved before it.
  expect(forced.filter((one) => one.startsWith('layout'))).toEqual([])
  // The visitor is now at the first of the new results.
  const top = () =>
    page.locator('.vitrine-results').evaluate((one) => one.getBoundingClientRect().top)
  await expect.poll(top).toBeCloseTo(0, 0)
  await expect(page.locator('.vitrine-results')).toBeFocused()
})
