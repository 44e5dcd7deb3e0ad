import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'
import { withMarkers } from './mapPage'

test('clusters two thousand markers, and clicks reach each of them', async ({ page }) => {
  await page.goto('/map.html')
  await waitForSearches(page)
  // By key: a list above that grows on scroll would move the summary between press and release.
  await page.getByText('All stays on one map').press('Enter')
  const map = new MapView(page, 'All stays')
  await map.waitUntilStill()
  // Four of the stays have no position.
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
    const firstTile = () => map.area.locator('.leaflet-tile').first().getAttribute('src')
    const before = await firstTile()
    const cdp = await page.context().newCDPSession(page)
    const box = await map.area.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 200]
    await cdp.send('Input.synthesizeScrollGesture', { x, y, yDistance: -150, speed: 1200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(await firstTile()).toBe(before)
    const marker = await map.button('Cabin').boundingBox()
    const [middle, foot] = [(marker?.x ?? 0) + 13, (marker?.y ?? 0) + 36]
    const fingers = async (type: 'touchStart' | 'touchMove', apart: number) => {
      const touchPoints = [-apart, apart].map((off, id) => ({ x: middle + off, y: foot, id }))
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    await fingers('touchStart', 20)
    for (const apart of [30, 45, 60, 80]) await fingers('touchMove', apart)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(firstTile).not.toBe(before)
    await map.waitUntilStill()
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await map.button('Cabin').tap()
    await expect(map.popup.getByRole('link')).toBeVisible()
  })
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
