import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'
import { TILES, withMarkers } from './mapPage'

test('after a tile failure it requests no more tiles, warns once, and keeps the places usable', async ({
  page,
  qa,
  consoleLog,
}) => {
  consoleLog.allow(/Failed to load resource/)
  consoleLog.allow(/map: the tiles of .* do not load/)
  await openHtml(
    page,
    withMarkers(
      [{ lat: 44.05, lng: -121.31, title: 'Cabin by the river', url: '/listings/17' }],
      `data-vitrine-tiles="${TILES}?failureRate=1" data-vitrine-label="Dead"`,
    ).replace(`data-vitrine-tiles="${TILES}" `, ''),
  )
  const map = new MapView(page, 'Dead')
  const note = map.region.getByText(/could not be loaded/)
  await expect(note).toBeVisible()
  await expect(page.locator('.vitrine-announcer', { hasText: /could not be loaded/ })).toHaveCount(
    1,
  )
  // Another zoom would request other tiles.
  const zooms = async () => {
    const tiles = (await qa.log()).filter(({ path }) => path.startsWith('/tiles/'))
    return new Set(tiles.map(({ path }) => path.split('/')[2])).size
  }
  expect(await zooms()).toBe(1)
  await map.drag(200, 40)
  await map.button('Zoom out').click()
  await map.waitUntilAtRest()
  await map.button('Cabin by the river').click()
  await expect(map.popup.getByRole('link', { name: 'Cabin by the river' })).toBeVisible()
  expect(await zooms()).toBe(1)
  await page.keyboard.press('Escape')
  await map.button('Try again').click()
  await expect.poll(zooms).toBe(2)
})

test('requests nothing from another tile host before consent', async ({ page }) => {
  const tileUrls: string[] = []
  await page.route('https://*.tiles.example/**', (route) => {
    tileUrls.push(route.request().url())
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    })
  })
  await openHtml(
    page,
    htmlPage(
      `<div data-vitrine="map" data-vitrine-tiles="https://{s}.tiles.example/{z}/{x}/{y}.svg" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div>`,
    ),
  )
  const show = page.getByRole('button', { name: 'Show it' })
  await show.waitFor()
  // The browser has drawn the placeholder of the map.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(tileUrls).toEqual([])
  await expect(page.locator('link[href*="tiles.example"]')).toHaveCount(0)
  await show.click()
  await new MapView(page, 'Map').waitUntilStill()
  expect(tileUrls.length).toBeGreaterThan(3)
})

test('the tiles of the former zoom go when the browser draws late', async ({ page }) => {
  await page.addInitScript(() => {
    // Draws nothing in the time in which Leaflet shows new tiles and removes the former ones.
    let drawsFrom = 0
    document.addEventListener('load', () => (drawsFrom ||= performance.now() + 800), true)
    document.addEventListener('click', () => (drawsFrom = 0), true)
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (then) =>
      window.setTimeout(() => draw(then), Math.max(0, drawsFrom - performance.now()))
    window.cancelAnimationFrame = window.clearTimeout.bind(window)
  })
  await openHtml(page, withMarkers([{ lat: 44.05, lng: -121.31, title: 'Cabin' }]))
  const map = new MapView(page, 'Map')
  await map.waitUntilStill()
  const tiles = map.area.locator('.leaflet-tile-loaded')
  const former = (await tiles.first().getAttribute('src')) ?? ''
  await map.button('Zoom in').click()
  await expect(tiles.last()).not.toHaveAttribute('src', new RegExp(zoomOf(former)))
  await expect(map.area.locator(`img[src*="${zoomOf(former)}"]`)).toHaveCount(0)
})

test('the strict policy reports nothing for tiles of the same site', async ({ page, qa }) => {
  await page.goto('/map.html?csp=strict')
  await waitForSearches(page)
  await new MapView(page, 'Stays on the map').waitUntilStill()
  await page.getByText('All stays on one map').press('Enter')
  const map = new MapView(page, 'All stays')
  await map.waitUntilStill()
  await map.clusters.first().click()
  await map.waitUntilStill()
  expect(await qa.cspReports()).toEqual([])
})

/** The part of a tile's address that names its zoom: `/tiles/10/`. */
function zoomOf(src: string): string {
  return /\/tiles\/\d+\//.exec(src)?.[0] ?? ''
}
