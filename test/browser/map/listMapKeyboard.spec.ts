import { coveredStops } from '../support/coveredStops'
import { focusedElement } from '../support/focusedElement'
import { expect, test } from '../support/test'
import { openListMap } from './ListMap'

test('Tab goes through the markers with their prices, each in sight, and leaves the map', async ({
  page,
}) => {
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const markers = view.map.area.locator('button:not([inert])')
  const names = await markers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(5)
  await view.map.area.focus()
  const stops: string[] = []
  const covered: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused?.closest('.vitrine-map__area')) return null
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return focused.contains(at) ? 'seen' : 'covered'
    })
    if (!seen) break
    const { role, name } = await focusedElement(page)
    stops.push(name)
    if (seen === 'covered' || role !== 'button') covered.push(`${role} ${name}`)
  }
  expect(stops).toEqual(names)
  expect(covered).toEqual([])
})

for (const height of [800, 500]) {
  test(`backwards from the end of a page ${height} px high, no control of the map is covered`, async ({
    page,
  }) => {
    const view = await openListMap(page, { height })
    await view.map.waitUntilStill()
    await page.addStyleTag({ content: '.vitrine-qa { display: none }' })
    await page.getByRole('link', { name: 'Demo pages' }).focus()
    const controls = view.map.region.locator('button:not([inert]), input, [tabindex="0"]')
    const { covered, count } = await coveredStops(page, 'Shift+Tab', await controls.count())
    expect(covered).toEqual([])
    expect(count).toBeGreaterThan(10)
    await expect(view.map.button('Skip the map')).toBeFocused()
  })
}

test('Enter opens the card of a price, Tab goes through it, and Escape returns', async ({
  page,
}) => {
  const view = await openListMap(page)
  await view.map.waitUntilStill()
  const [first] = await view.singles()
  if (!first) throw new Error('No place has a marker of its own.')
  const title = first.name.replace(/^\S+ /, '')
  const marker = view.map.button(first.name)
  await marker.focus()
  expect(await focusedElement(page)).toEqual({ role: 'button', name: first.name })
  await expect(marker).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(view.map.popup).toBeFocused()
  await expect(marker).toHaveAttribute('aria-expanded', 'true')
  expect(await focusedElement(page)).toEqual({ role: 'dialog', name: title })
  const stops: unknown[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab')
    stops.push(await focusedElement(page))
  }
  expect(stops).toEqual([
    { role: 'button', name: 'Close' },
    { role: 'link', name: title },
    { role: 'button', name: `Save: ${title}` },
  ])
  await page.keyboard.press('Enter')
  await expect(view.card(first.id).locator('.rs-unflag')).toHaveCount(1)
  expect(await focusedElement(page)).toEqual({ role: 'button', name: `Saved: ${title}` })
  await page.keyboard.press('Escape')
  await expect(view.map.popup).toHaveCount(0)
  await expect(marker).toBeFocused()
})

for (const [width, height] of [
  [320, 700],
  [640, 400],
] as const) {
  test(`by keyboard from the list to a place and back at ${width} px`, async ({ page }) => {
    const view = await openListMap(page, { width, height })
    await view.cards.nth(2).getByRole('link').focus()
    const left = await page.evaluate(() => scrollY)
    await view.toggle('Map').focus()
    await page.keyboard.press('Enter')
    await view.map.waitUntilStill()
    await expect(view.toggle('List')).toBeFocused()
    await test.step('the map follows its switch', async () => {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => !!document.activeElement?.closest('.vitrine-map'))).toBe(
        true,
      )
    })
    await view.zoomToPrice()
    await view.prices.first().focus()
    await page.keyboard.press('Enter')
    await expect(view.map.popup).toBeFocused()
    await test.step('the card is in sight', async () => {
      await view.map.waitUntilAtRest()
      const box = await view.map.popup.boundingBox()
      const switchBox = await view.toggle('List').boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((switchBox?.y ?? 0) + 1)
    })
    await page.keyboard.press('Escape')
    await expect(view.prices.first()).toBeFocused()
    await view.toggle('List').focus()
    await page.keyboard.press('Enter')
    await expect(view.toggle('Map')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(left)
  })
}
