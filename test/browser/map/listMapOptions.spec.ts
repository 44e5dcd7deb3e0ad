import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { openListMap } from './ListMap'

/** Adds attributes to the search element of the demo page. */
async function withOptions(page: Page, more: string, settings = (text: string) => text) {
  await page.route('**/list-map.html*', async (route) => {
    const response = await route.fetch()
    const body = settings((await response.text()).replace('data-vitrine-layout', `${more} $&`))
    await route.fulfill({ response, body })
  })
}

const growing = (text: string) =>
  text.replace('"nothing_found": true', '"numvisible": 6, "grow_steps": 1, "nothing_found": true')

test('a growing list stands beside the map, which shows all results of the page', async ({
  page,
}) => {
  await withOptions(page, '', growing)
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const places = await view.map.placeCount()
  expect(places).toBeGreaterThan(12)
  const more = page.getByRole('button', { name: /show more/i })
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      return more.count()
    })
    .toBe(1)
  const before = await view.cards.count()
  expect(before).toBeGreaterThan(6)
  await expect(view.place).toBeInViewport()
  await more.click()
  await expect.poll(() => view.cards.count()).toBeGreaterThan(before)
  expect(await view.map.placeCount()).toBe(places)
})

test('on a phone a growing list is where the visitor left it, with all that it had shown', async ({
  page,
}) => {
  await withOptions(page, '', growing)
  const view = await openListMap(page, { width: 360, height: 740 })
  await expect
    .poll(async () => {
      await view.cards.last().scrollIntoViewIfNeeded()
      return view.cards.count()
    })
    .toBe(12)
  const left = await page.evaluate(() => scrollY)
  await view.toggle('Map').click()
  await view.map.waitUntilStill()
  await view.toggle('List').click()
  await expect(view.cards).toHaveCount(12)
  expect(await page.evaluate(() => scrollY)).toBe(left)
})

test('with the search in the query string, the area of the map and the pages are addresses', async ({
  page,
}) => {
  await withOptions(page, 'data-vitrine-solr.address="query"')
  const view = await openListMap(page, { path: '/list-map.html?city%5B%5D=Sedona' })
  await view.map.waitUntilStill()
  await expect(page.locator('.vitrine-chip')).toContainText(['Sedona'])
  await view.map.button('Zoom in').click()
  await view.map.waitUntilAtRest()
  await view.map.button('Search this area').click()
  await waitForSearches(page)
  const address = new URL(page.url())
  expect(decodeURIComponent(address.search)).toContain('latlng:[')
  expect(address.hash).toBe('')
  const ids = () =>
    view.cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-item') ?? ''))
  const found = await ids()
  await test.step('which a reload and Back restore', async () => {
    await page.reload()
    await waitForSearches(page)
    await view.map.waitUntilStill()
    expect(await ids()).toEqual(found)
    await page.goBack()
    await waitForSearches(page)
    expect(page.url()).not.toContain('latlng')
    await expect(page.locator('.vitrine-chip')).toHaveCount(1)
    await expect(view.place.locator('.vitrine-map')).toHaveCount(1)
  })
})

test('on a phone with the search in the query string the switch changes no address', async ({
  page,
}) => {
  await withOptions(page, 'data-vitrine-solr.address="query"')
  const view = await openListMap(page, {
    width: 360,
    height: 740,
    path: '/list-map.html?city%5B%5D=Sedona',
  })
  const before = page.url()
  await view.toggle('Map').click()
  await view.map.waitUntilStill()
  expect(page.url()).toBe(before)
  await view.toggle('List').click()
  await expect(view.cards.first()).toBeVisible()
  expect(page.url()).toBe(before)
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`with reduced motion nothing is animated at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const view = await openListMap(page, { width, height })
    if (width < 1024) await view.toggle('Map').click()
    await view.map.waitUntilStill()
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const note = ({ target, type }: Event) =>
        seen.push(`${type} ${(target as Element).className}`)
      for (const type of ['transitionrun', 'animationstart'])
        document.addEventListener(type, (event) => note(event), true)
      new MutationObserver(() => {
        const moving = document.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim')
        if (moving) seen.push(`moves ${moving.className}`)
      }).observe(document.body, { subtree: true, attributeFilter: ['class'] })
    })
    await view.map.button('Zoom in').click()
    await view.map.waitUntilStill()
    await view.map.area.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('-')
    await view.map.waitUntilStill()
    if (width < 1024) {
      await view.map.clusters.first().press('Enter')
      await view.map.waitUntilStill()
      await view.toggle('List').click()
    } else {
      await view.prices.first().press('Enter')
      await expect(view.map.popup).toBeVisible()
      await page.keyboard.press('Escape')
      await view.cards.first().hover()
    }
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
}
