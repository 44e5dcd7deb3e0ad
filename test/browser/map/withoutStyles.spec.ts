import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { MapView } from './MapView'
import { TILES } from './mapPage'

const SHEET = '<link rel="stylesheet" href="/dist/vitrine.css" />'

const MAP = `<div id="own" data-vitrine="map" data-vitrine-tiles="${TILES}" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div>`

test('a map without its style sheet is not made, which is reported', async ({
  page,
  qa,
  consoleLog,
}) => {
  consoleLog.allow(/^Vitrine: map: it is not shown, since its style sheet is missing/)
  // Without the guard the map would ask for tiles without end.
  await page.route('**/tiles/**', (route) => route.abort())
  await openHtml(page, htmlPage(MAP).replace(SHEET, ''))
  await expect.poll(() => consoleLog.lines.join()).toContain('link vitrine.css')
  await expect(page.locator('.vitrine-map__frame')).toHaveCount(1)
  await expect(page.locator('.leaflet-container')).toHaveCount(0)
  expect((await qa.log()).filter(({ path }) => path.startsWith('/tiles/'))).toEqual([])
})

test('a map waits for a style sheet that comes late, without a report', async ({ page }) => {
  const isThere = page.locator('.vitrine-map__frame').waitFor({ state: 'attached' })
  await page.route('**/dist/vitrine.css', async (route) => {
    await isThere
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    await route.continue()
  })
  const late = SHEET.replace(' />', ` media="print" onload="this.media = 'all'" />`)
  await openHtml(page, htmlPage(MAP).replace(SHEET, late))
  const map = new MapView(page, 'Map')
  await map.waitUntilStill()
  await expect.poll(() => map.tileCoverage()).toBeGreaterThan(0.99)
})
