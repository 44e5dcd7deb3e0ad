import { activeArea } from '../../../src/map/activeArea'
import { isInBox } from '../../../src/map/box'
import { readLatLng } from '../../../src/map/readLatLng'
import { SearchPage } from '../search/SearchPage'
import type { Qa } from '../support/qa'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { openStays } from './mapPage'

const areasOf = async (qa: Qa) => {
  const searches = await qa.searches()
  return searches.map((body) =>
    new URLSearchParams(body).getAll('fq').filter((fq) => fq.startsWith('latlng:')),
  )
}

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
  // The results do not move the map, so there is no second search.
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
  // The new area replaces the former one.
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
  // The visitor did not move the map, so Back and the reload send at most one request each.
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
  // The results come from the cache, and the map shows all of them again.
  await expect.poll(() => new SearchPage(page, 'stays').resultCount()).toBe('1–60 of 2,000')
  await map.waitUntilStill()
  await expect.poll(() => map.placeCount()).toBe(59)
  await expect(map.region.getByText('1 result is not on the map.')).toBeVisible()
})

test('a focused card highlights its marker, and a focused marker its card', async ({ page }) => {
  const map = await openStays(page, '#q=city:Leavenworth')
  const card = page.locator('#stays .vitrine-results__item').first()
  await card.getByRole('link').focus()
  const highlightedMarker = map.area.locator('[data-pointed]')
  await expect(highlightedMarker).toHaveCount(1)
  await page.locator('h1').hover()
  await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 8 && (await map.markers.count()) === 0; i++) {
    await map.clusters.first().click()
    await map.waitUntilStill()
  }
  // The pointer would highlight a marker too.
  await page.mouse.move(0, 0)
  const marker = map.markers.first()
  await marker.focus()
  const title = (await marker.getAttribute('aria-label')) ?? ''
  const highlightedCard = page.locator('#stays .vitrine-results__item[data-pointed]')
  await expect(highlightedCard).toHaveCount(1)
  await expect(highlightedCard).toContainText(title)
  await page
    .locator('#stays')
    .getByRole('searchbox')
    .or(page.locator('#stays input'))
    .first()
    .focus()
  await expect(highlightedCard).toHaveCount(0)
})
