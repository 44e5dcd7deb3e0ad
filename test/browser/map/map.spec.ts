import type { Locator, Page } from '@playwright/test'
import { activeArea } from '../../../src/map/activeArea'
import { isInBox } from '../../../src/map/box'
import { readLatLng } from '../../../src/map/readLatLng'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import type { Qa } from '../support/qa'
import { SearchPage } from '../support/SearchPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'

const TILES = '/tiles/{z}/{x}/{y}.svg'

async function openStays(page: Page, fragment = ''): Promise<MapView> {
  await page.goto(`/map.html${fragment}`)
  await waitForSearches(page)
  const map = new MapView(page, 'Stays on the map')
  await map.waitUntilStill()
  return map
}

const areasOf = async (qa: Qa) => {
  const searches = await qa.searches()
  return searches.map((body) =>
    new URLSearchParams(body).getAll('fq').filter((fq) => fq.startsWith('latlng:')),
  )
}

/** A page with one map of these markers. */
const withMarkers = (markers: readonly object[], more = '') =>
  htmlPage(
    `<h1>Places</h1><div id="own" data-vitrine="map" data-vitrine-tiles="${TILES}" ${more}><script type="application/json">${JSON.stringify({ markers })}</script></div>`,
  )

test('clusters two thousand markers, and clicks reach each of them', async ({ page }) => {
  await page.goto('/map.html')
  await waitForSearches(page)
  await page.getByText('All stays on one map').click()
  const map = new MapView(page, 'All stays')
  await map.waitUntilStill()
  // Four of the stays say no place.
  await expect.poll(() => map.placeCount()).toBe(1996)
  expect(await map.area.getByRole('button').count()).toBeLessThan(120)
  for (let step = 0; step < 12 && (await map.markers.count()) === 0; step++) {
    await map.clusters.first().click()
    await map.waitUntilStill()
  }
  await map.markers.first().click()
  await expect(map.popup.getByRole('link')).toHaveAttribute('href', /^\/listings\/\d+$/)
})

test('the keyboard alone reaches two thousand markers, a popup, and the way back', async ({
  page,
}) => {
  await page.goto('/map.html')
  await waitForSearches(page)
  const summary = page.getByText('All stays on one map')
  await summary.focus()
  await page.keyboard.press('Enter')
  const map = new MapView(page, 'All stays')
  await map.waitUntilStill()
  await map.area.focus()
  await page.keyboard.press('Tab')
  const isOn = (part: string) =>
    page.evaluate((one) => document.activeElement?.classList.contains(one) ?? false, part)
  for (let step = 0; step < 14 && !(await isOn('vitrine-map__marker')); step++) {
    expect(await isOn('vitrine-map__cluster')).toBe(true)
    await page.keyboard.press('Enter')
    await map.waitUntilStill()
  }
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('Enter')
  await expect(map.popup).toBeFocused()
  await expect(map.popup).toHaveAccessibleName(name ?? '')
  await page.keyboard.press('Escape')
  await expect(map.popup).toHaveCount(0)
  await expect(map.button(name ?? '')).toBeFocused()
})

test('focused markers and popups scroll into the window when the map is partly outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 })
  const places = [
    { lat: 44.4, lng: -121.3, title: 'North' },
    { lat: 43.7, lng: -121.3, title: 'South' },
  ]
  const view = 'data-vitrine-lat="44.05" data-vitrine-lng="-121.3" data-vitrine-zoom="4"'
  await openHtml(page, withMarkers(places, view))
  const map = new MapView(page, 'Map')
  await map.waitUntilStill()
  const focused = page.locator(':focus')
  const toTop = () => focused.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 10))
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '1000px'
  })
  await map.area.focus()
  await page.keyboard.press('Tab')
  await toTop()
  await page.keyboard.press('Enter')
  await expect(map.button('North')).toBeFocused()
  await expect(map.button('North')).toBeInViewport({ ratio: 1 })
  await toTop()
  await page.keyboard.press('Enter')
  await expect(map.popup).toBeFocused()
  await expect(map.popup).toBeInViewport({ ratio: 1 })
})

test('search as the map moves filters the list, and only when the visitor moves the map', async ({
  page,
  qa,
}) => {
  const map = await openStays(page)
  const list = new SearchPage(page, 'stays')
  expect(await list.resultCount()).toBe('1–60 of 2,000')
  const before = (await qa.searches()).length
  await map.region.getByRole('checkbox', { name: 'Search as I move the map' }).check()
  expect(await qa.searches()).toHaveLength(before)
  await map.button('Zoom in').click()
  await map.waitUntilStill()
  await expect(page.getByRole('button', { name: 'Remove Area of the map' })).toBeVisible()
  await list.waitForResults()
  await map.waitUntilStill()
  // What was found moved nothing, and so nothing was searched again.
  expect(await qa.searches()).toHaveLength(before + 1)
  const [filter = ''] = (await areasOf(qa)).at(-1) ?? []
  expect(filter).toMatch(/^latlng:\[-?[\d.]+,-?[\d.]+ TO -?[\d.]+,-?[\d.]+\]$/)
  const area = activeArea([filter], 'latlng')
  const docs = await page.evaluate(() => window.Vitrine?.getState().answers['stays']?.docs ?? [])
  expect(docs.length).toBeGreaterThan(0)
  const points = docs.map((doc) => readLatLng(doc['latlng']))
  expect(points.filter((point) => !point || !area || !isInBox(area, point))).toEqual([])
  expect(Number(/of ([\d,]+)/.exec(await list.resultCount())?.[1]?.replace(',', ''))).toBeLessThan(
    2000,
  )

  await map.drag(-150, 0)
  await expect.poll(async () => (await qa.searches()).length).toBe(before + 2)
  // It takes the place of the one before.
  expect((await areasOf(qa)).at(-1)).toHaveLength(1)
})

test('Back, a reload and a shared link show the searched area', async ({ page, qa }) => {
  const map = await openStays(page)
  await map.region.getByRole('checkbox').check()
  const boxNow = async () => activeArea((await areasOf(qa)).at(-1) ?? [], 'latlng')
  const shown = () =>
    page.evaluate(() => {
      const tile = document.querySelector('#stays .leaflet-tile-loaded')
      const box = tile?.getBoundingClientRect()
      const frame = tile?.closest('.vitrine-map__area')?.getBoundingClientRect()
      const at = [(box?.x ?? 0) - (frame?.x ?? 0), (box?.y ?? 0) - (frame?.y ?? 0)]
      return `${tile?.getAttribute('src')} ${at.map(Math.round).join()}`
    })
  const shownTiles = async () => {
    await map.waitUntilStill()
    return shown()
  }
  await map.button('Zoom in').click()
  await expect.poll(boxNow).not.toBeNull()
  const [first, firstBox] = [await shownTiles(), await boxNow()]
  await map.button('Zoom in').click()
  await expect.poll(boxNow).not.toEqual(firstBox)
  expect(await shownTiles()).not.toBe(first)
  const searches = (await qa.searches()).length
  await page.goBack()
  await expect.poll(shownTiles).toBe(first)
  await page.reload()
  await waitForSearches(page)
  await expect.poll(shownTiles).toBe(first)
  expect(await boxNow()).toEqual(firstBox)
  await expect(map.region.getByRole('checkbox')).toBeChecked()
  // Neither moved the map by the visitor: each asks at most once.
  expect((await qa.searches()).length).toBeLessThanOrEqual(searches + 2)
})

test('without search as the map moves, the button searches the area and keeps the focus', async ({
  page,
  qa,
}) => {
  const map = await openStays(page)
  const before = (await qa.searches()).length
  await expect(map.button('Search this area')).toHaveCount(0)
  await map.drag(-150, -40)
  await map.button('Search this area').focus()
  expect(await qa.searches()).toHaveLength(before)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await areasOf(qa)).at(-1)).toHaveLength(1)
  await expect(map.button('Search this area')).toHaveCount(0)
  await expect(map.area).toBeFocused()
  await page.getByRole('button', { name: 'Remove Area of the map' }).click()
  // From the cache; all of it is in sight again.
  await expect.poll(() => new SearchPage(page, 'stays').resultCount()).toBe('1–60 of 2,000')
  await map.waitUntilStill()
  await expect.poll(() => map.placeCount()).toBe(59)
  await expect(map.region.getByText('1 result is not on the map.')).toBeVisible()
})

test('a focused card highlights its marker, and a focused marker its card', async ({ page }) => {
  const map = await openStays(page, '#q=city:Leavenworth')
  const card = page.locator('#stays .vitrine-results__item').first()
  await card.getByRole('link').focus()
  const lit = map.area.locator('[data-pointed]')
  await expect(lit).toHaveCount(1)
  await page.locator('h1').hover()
  await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 8 && (await map.markers.count()) === 0; i++) {
    await map.clusters.first().click()
    await map.waitUntilStill()
  }
  // What lies under the mouse is pointed at, too.
  await page.mouse.move(0, 0)
  const marker = map.markers.first()
  await marker.focus()
  const title = (await marker.getAttribute('aria-label')) ?? ''
  const own = page.locator('#stays .vitrine-results__item[data-pointed]')
  await expect(own).toHaveCount(1)
  await expect(own).toContainText(title)
  await page
    .locator('#stays')
    .getByRole('searchbox')
    .or(page.locator('#stays input'))
    .first()
    .focus()
  await expect(own).toHaveCount(0)
})

test('a map in a closed part of the page requests no tiles and fills its area when it opens', async ({
  page,
  qa,
}) => {
  await openHtml(
    page,
    htmlPage(
      `<details><summary>The way here</summary><div data-vitrine="map" data-vitrine-tiles="${TILES}" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div></details>
       <button id="open">Open the tab</button><div id="tab" hidden><div data-vitrine="map" data-vitrine-label="In a tab" data-vitrine-tiles="${TILES}" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div></div>`,
    ),
  )
  await page.waitForFunction(() => document.querySelectorAll('.vitrine-map').length === 2)
  expect((await qa.log()).filter(({ path }) => path.startsWith('/tiles/'))).toEqual([])
  await page.getByText('The way here').click()
  const map = new MapView(page, 'Map')
  await map.waitUntilStill()
  await expect.poll(() => map.tileCoverage()).toBeGreaterThan(0.99)
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  const tab = new MapView(page, 'In a tab')
  await tab.region.scrollIntoViewIfNeeded()
  await tab.waitUntilStill()
  await expect.poll(() => tab.tileCoverage()).toBeGreaterThan(0.99)
  // Its place becomes wider while it is not to be seen, as in a tab of a page that was turned.
  await page.evaluate(() => document.getElementById('tab')?.setAttribute('hidden', ''))
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  await tab.region.scrollIntoViewIfNeeded()
  await expect.poll(() => tab.tileCoverage()).toBeGreaterThan(0.99)
})

test('a map in a dialog fills its area, and Escape closes its popup before the dialog', async ({
  page,
}) => {
  await page.goto('/map.html')
  await waitForSearches(page)
  const opener = page.getByRole('button', { name: 'How to get here' })
  const dialog = page.getByRole('dialog', { name: 'How to get here' })
  for (let time = 0; time < 2; time++) {
    await opener.click()
    const map = new MapView(page, 'The way here')
    await map.waitUntilStill()
    await expect.poll(() => map.tileCoverage()).toBeGreaterThan(0.99)
    const marker = map.button('Cabin by the river')
    const middle = async (one: Locator) => {
      const box = await one.boundingBox()
      return box ? box.x + box.width / 2 : Number.NaN
    }
    await expect
      .poll(async () => Math.abs((await middle(marker)) - (await middle(map.area))))
      .toBeLessThan(2)
    await marker.click()
    await expect(map.popup).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(map.popup).toHaveCount(0)
    await expect(marker).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('one finger scrolls the page, two fingers zoom the map, and a tap opens a popup', async ({
    page,
  }) => {
    await openHtml(
      page,
      withMarkers([{ lat: 44.05, lng: -121.31, title: 'Cabin', url: '/listings/17' }])
        .replace('<h1>', '<h1 style="margin-block: 200px 20px">')
        .replace('</body>', '<p style="block-size: 2000px"></p></body>'),
    )
    const map = new MapView(page, 'Map')
    await map.waitUntilStill()
    const stands = () => map.area.locator('.leaflet-tile').first().getAttribute('src')
    const before = await stands()
    const cdp = await page.context().newCDPSession(page)
    const box = await map.area.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 200]
    await cdp.send('Input.synthesizeScrollGesture', { x, y, yDistance: -150, speed: 1200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(await stands()).toBe(before)
    const marker = await map.button('Cabin').boundingBox()
    const [middle, foot] = [(marker?.x ?? 0) + 13, (marker?.y ?? 0) + 36]
    const fingers = async (type: 'touchStart' | 'touchMove', apart: number) => {
      const touchPoints = [-apart, apart].map((off, id) => ({ x: middle + off, y: foot, id }))
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    await fingers('touchStart', 20)
    for (const apart of [30, 45, 60, 80]) await fingers('touchMove', apart)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(stands).not.toBe(before)
    await map.waitUntilStill()
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await map.button('Cabin').tap()
    await expect(map.popup.getByRole('link')).toBeVisible()
  })
})

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
  // From further out it would ask for other tiles.
  const zooms = async () => {
    const tiles = (await qa.log()).filter(({ path }) => path.startsWith('/tiles/'))
    return new Set(tiles.map(({ path }) => path.split('/')[2])).size
  }
  expect(await zooms()).toBe(1)
  await map.drag(200, 40)
  await map.button('Zoom out').click()
  await map.button('Cabin by the river').click()
  await expect(map.popup.getByRole('link', { name: 'Cabin by the river' })).toBeVisible()
  expect(await zooms()).toBe(1)
  await page.keyboard.press('Escape')
  await map.button('Try again').click()
  await expect.poll(zooms).toBe(2)
})

test('requests nothing from another tile host before consent', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://*.tiles.example/**', (route) => {
    asked.push(route.request().url())
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
  // Its room is seen, and it has been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(asked).toEqual([])
  await expect(page.locator('link[href*="tiles.example"]')).toHaveCount(0)
  await show.click()
  await new MapView(page, 'Map').waitUntilStill()
  expect(asked.length).toBeGreaterThan(3)
})

test('texts of documents stay text in marker, popup and list', async ({ page }) => {
  const title = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  await openHtml(
    page,
    withMarkers([
      { lat: 44.05, lng: -121.31, title, url: 'javascript:window.hacked=1' },
      { lat: 44.06, lng: -121.3, title: 'Cabin', url: '/listings/17' },
    ]).replaceAll('</script>"', '<\\/script>"'),
  )
  const map = new MapView(page, 'Map')
  await map.waitUntilStill()
  await map.button(title).click()
  await expect(map.popup.getByText(title)).toBeVisible()
  await expect(map.popup.getByRole('link')).toHaveCount(0)
  await map.region.getByText('Places as a list').click()
  await expect(map.region.getByRole('listitem')).toHaveText([title, 'Cabin'])
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('the strict policy reports nothing for tiles of the same site', async ({ page, qa }) => {
  await page.goto('/map.html?csp=strict')
  await waitForSearches(page)
  await new MapView(page, 'Stays on the map').waitUntilStill()
  await page.getByText('All stays on one map').click()
  const map = new MapView(page, 'All stays')
  await map.waitUntilStill()
  await map.clusters.first().click()
  await map.waitUntilStill()
  expect(await qa.cspReports()).toEqual([])
})
