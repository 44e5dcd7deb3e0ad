import { axeViolationsInSchemes } from '../support/axeViolations'
import { openDrawn, readShifts, recordShifts } from '../support/layoutShifts'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { ListMap, openListMap } from './ListMap'

/** Where the header of the demo page ends. */
const HEADER = 52

test('the map stands beside the results and stays in sight, below the header and the search', async ({
  page,
}) => {
  const { map, place, cards } = await openListMap(page)
  await map.waitUntilStill()
  const card = await cards.first().boundingBox()
  const box = await place.boundingBox()
  expect(box?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0))
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
  const search = await page.locator('.vitrine-page__head').boundingBox()
  const stuck = await place.boundingBox()
  expect(search?.y).toBe(HEADER)
  expect(stuck?.y).toBeCloseTo(HEADER + (search?.height ?? 0) + 8, 0)
  expect((stuck?.y ?? 0) + (stuck?.height ?? 0)).toBeLessThanOrEqual(800)
  await expect(page.locator('.vitrine-page__toggle')).toBeHidden()
})

test('without the sticky style sheet the map stays in sight below the header', async ({ page }) => {
  const { place } = await openListMap(page)
  await page.evaluate(() => document.querySelector('link[href*="sticky"]')?.remove())
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }))
  expect((await place.boundingBox())?.y).toBe(HEADER + 8)
})

test('in an Arabic page the map stands at the left', async ({ page }) => {
  const { map, place, cards } = await openListMap(page)
  await map.waitUntilStill()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const box = await place.boundingBox()
  const card = await cards.first().boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(card?.x ?? 0)
  expect(await sideScroll(page)).toBe(0)
})

test('markers show prices; card and marker highlight each other, by pointer and by focus', async ({
  page,
}) => {
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const [first] = await view.singles()
  if (!first) throw new Error('No place has a marker of its own.')
  const marker = view.map.button(first.name)
  await expect(marker).toHaveText(/^\$\d+$/)
  const card = view.card(first.id)
  await expect(card).not.toHaveAttribute('data-pointed')
  await marker.hover()
  await expect(card).toHaveAttribute('data-pointed', '')
  await page.mouse.move(2, 2)
  await expect(card).not.toHaveAttribute('data-pointed')
  await marker.focus()
  await expect(card).toHaveAttribute('data-pointed', '')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(marker).not.toHaveAttribute('data-pointed')
  await card.hover()
  await expect(marker).toHaveAttribute('data-pointed', '')
  await page.mouse.move(2, 2)
  await expect(marker).not.toHaveAttribute('data-pointed')
  await card.getByRole('link').focus()
  await expect(marker).toHaveAttribute('data-pointed', '')
})

test('the popup shows the compact card, which saves its item for the list, too', async ({
  page,
}) => {
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const [first] = await view.singles()
  if (!first) throw new Error('No place has a marker of its own.')
  await view.map.button(first.name).click()
  const { popup } = view.map
  const price = first.name.split(' ')[0] ?? ''
  await expect(popup.locator('.vitrine-card--compact')).toBeVisible()
  await expect(popup.locator('.vitrine-card__price')).toContainText(`${price} a night`)
  await expect(popup.locator('.vitrine-card__media img')).toHaveJSProperty('complete', true)
  await popup.getByRole('button', { name: /^Save/ }).click()
  await expect(view.card(first.id).locator('.rs-unflag')).toHaveCount(1)
  await popup.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(view.map.button(first.name)).toBeFocused()
})

test('a facet and the pager change the places on the map', async ({ page }) => {
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const before = await view.singles()
  await page.getByRole('checkbox', { name: /^house/i }).check()
  await waitForSearches(page)
  const count = await view.cards.count()
  await expect.poll(() => view.map.placeCount()).toBeLessThanOrEqual(count)
  await page.getByRole('checkbox', { name: /^house/i }).uncheck()
  await waitForSearches(page)
  await page.locator('.vitrine-pager__page').nth(1).click()
  await waitForSearches(page)
  const ids = await view.cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-item')))
  expect(before.filter(({ id }) => ids.includes(id))).toEqual([])
  await expect.poll(async () => (await view.singles()).length).toBeGreaterThan(0)
})

test('at 360 px the map loads when the button is pressed, which keeps focus and place', async ({
  page,
}) => {
  const tiles: string[] = []
  page.on('request', (request) => request.url().includes('/tiles/') && tiles.push(request.url()))
  const view = await openListMap(page, { width: 360, height: 740 })
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
  await expect(view.map.area).toHaveCount(0)
  expect(tiles).toEqual([])
  const top = await page.evaluate(() => scrollY)
  await view.toggle('Map').focus()
  await page.keyboard.press('Enter')
  await expect(view.toggle('List')).toBeFocused()
  await view.map.waitUntilStill()
  await expect(view.cards.first()).toBeHidden()
  const box = await view.place.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(HEADER)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740)
  await expect(page.locator('.vitrine-announcer')).toHaveText('Map')
  await page.keyboard.press('Enter')
  await expect(view.toggle('Map')).toBeFocused()
  await expect(view.cards.first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('at 360 px the list is at its start after another search', async ({ page }) => {
  const view = await openListMap(page, { width: 360, height: 740 })
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }))
  await view.toggle('Map').click()
  await view.map.waitUntilStill()
  await page.evaluate(() => {
    location.hash = 'q=&fq=city:Hudson'
  })
  await expect.poll(() => page.locator('.vitrine-result-count').textContent()).toContain('56')
  await waitForSearches(page)
  await view.toggle('List').click()
  await expect(view.cards.first()).toBeInViewport()
})

for (const [width, height] of [
  [320, 740],
  [640, 360],
  [768, 1000],
  [1280, 800],
] as const) {
  test(`nothing is wider than the page, nothing moves, and axe finds nothing at ${width} px`, async ({
    page,
  }) => {
    await recordShifts(page)
    const view = await openListMap(page, { width, height, path: '/list-map.html' })
    const { total, shifts } = await readShifts(page)
    expect(total, JSON.stringify(shifts)).toBe(0)
    expect(await sideScroll(page)).toBe(0)
    if (width < 1024) await view.toggle('Map').click()
    await view.map.waitUntilStill()
    expect(await sideScroll(page)).toBe(0)
    expect(await axeViolationsInSchemes(page)).toEqual([])
  })
}

test('what has the focus is never beneath the button', async ({ page }) => {
  const view = await openListMap(page, { width: 360, height: 740 })
  const hidden: string[] = []
  await view.cards.first().getByRole('link').focus()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused?.closest('.vitrine-page__main')) return null
      const box = focused.getBoundingClientRect()
      const over = document.querySelector('.vitrine-page__toggle')?.getBoundingClientRect()
      const beneath = over && box.top >= over.top - 1 && box.bottom <= over.bottom + 1
      return beneath ? focused.textContent : null
    })
    if (found) hidden.push(found)
  }
  expect(hidden).toEqual([])
})

test('with forced colours a marker that is pointed at differs from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const [first] = await view.singles()
  if (!first) throw new Error('No place has a marker of its own.')
  const marker = view.map.button(first.name)
  const colour = () => marker.evaluate((one) => getComputedStyle(one).backgroundColor)
  const before = await colour()
  await view.card(first.id).hover()
  await expect.poll(colour).not.toBe(before)
})

test('a server makes room for the map, and the browser adopts the page as it stands', async ({
  page,
}) => {
  const html = await (await page.request.get('/rendered/list-map.html')).text()
  expect(html).toContain('vitrine-page--map')
  await recordShifts(page)
  await openDrawn(page, '/rendered/list-map.html')
  await waitForSearches(page)
  await new ListMap(page).map.waitUntilStill()
  await expect(page.locator('.vitrine-page__map')).toHaveCount(1)
  const { total, shifts } = await readShifts(page)
  expect(total, JSON.stringify(shifts)).toBe(0)
})

test('the modules load the layout by themselves', async ({ page, consoleLog: _ }) => {
  await page.route('**/list-map.html', async (route) => {
    const response = await route.fetch()
    const text = (await response.text())
      .replace(/<script defer src="\/dist\/vitrine-\w+\.js"><\/script>/g, '')
      .replace(/<link rel="stylesheet" href="\/dist\/vitrine-(?:facets|page|layout)\.css" \/>/g, '')
      .replace('/dist/vitrine.css', '/dist/vitrine-search.css')
      .replace('defer src="/dist/vitrine.js"', 'type="module" src="/dist/esm/vitrine.js"')
    await route.fulfill({ response, body: text })
  })
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  await expect(view.prices.first()).toHaveText(/^\$\d+$/)
  const box = await view.place.boundingBox()
  expect(box?.x).toBeGreaterThan(600)
})
