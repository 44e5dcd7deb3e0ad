import { SEARCH, stockPage } from '../page/stockPage'
import { holdRequests } from '../support/holdRequests'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'
import { TILES } from './mapPage'

/** The maximum layout shift of a page without a fallback, from its first byte on. */
const MAX_SHIFT = 0.01

const LAYOUT = SEARCH.replace(
  '<div ',
  `<div data-vitrine-layout="map" data-vitrine-map.tiles="${TILES}" data-vitrine-map.location="latlng" `,
)

for (const width of [360, 768, 1280, 1600]) {
  test(`a list with its map shifts by at most ${MAX_SHIFT} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordShifts(page)
    const releaseScript = await holdRequests(page, '**/esm/vitrine.js')
    const releaseAnswer = await holdRequests(page, '**/solr/select**')
    const opened = openHtml(page, stockPage('listing', LAYOUT))
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    releaseScript()
    await opened
    await page.locator('[data-vitrine="search"][data-state="pending"]').waitFor()
    await waitForFrames(page, 3)
    releaseAnswer()
    await waitForSearches(page)
    await page.locator('.vitrine-pager').waitFor()
    if (width < 1024) await page.getByRole('button', { name: 'Map' }).waitFor()
    else await new MapView(page, 'Map').waitUntilStill()
    const { total, shifts } = await readShifts(page)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
  })
}
