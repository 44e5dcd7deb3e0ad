import { disablePrefetch } from '../prefetch/disablePrefetch'
import { SearchPage } from '../search/SearchPage'
import { searchMarkup } from '../search/searchMarkup'
import { holdRequests } from '../support/holdRequests'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { traceLayouts } from '../support/traceLayouts'
import { waitForFrames } from '../support/waitForFrames'

/** The bar of a late answer is laid out, once: here none is late. */
const NO_BAR = '<style>:root { --vitrine-pending-delay: 1000s; }</style>'

const WIDGETS = `
  <div data-vitrine="pager"></div><div data-vitrine="facets"></div>
  <div data-vitrine="results"></div>`

for (const [name, selector] of [
  ['a ticked value', '[data-field="bundle"] .vitrine-facet__item >> nth=0'],
  ['another page', '.vitrine-pager__next'],
] as const) {
  test(`${name} lays nothing out until the answer comes`, async ({ browser, page }) => {
    await disablePrefetch(page)
    await openHtml(page, htmlPage(searchMarkup({ widgets: WIDGETS }), NO_BAR))
    const listings = new SearchPage(page)
    await listings.waitForResults()
    const target = page.locator(selector)
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    await waitForFrames(page, 3)
    const answer = await holdRequests(page, '**/solr/select')
    const passes = await traceLayouts(browser, page, async () => {
      await page.mouse.down()
      await page.mouse.up()
      await expect(page.locator('[data-state="pending"]')).toBeAttached()
      await waitForFrames(page, 10)
    })
    expect(passes.map(({ kind }) => kind)).toContain('style')
    expect(passes.filter(({ kind }) => kind === 'layout')).toEqual([])
    answer()
    await listings.waitForResults()
  })
}
