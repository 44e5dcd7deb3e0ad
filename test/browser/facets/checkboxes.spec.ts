import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const boxes = (page: Page) => page.locator('input.vitrine-facet__check')
const chips = (page: Page) => page.locator('.vitrine-chip')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await waitForSearches(page)
})

test('no checkbox needs a listener and a property of its own', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: "document.querySelector('input.vitrine-facet__check')",
  })
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  expect(listeners).toEqual([])
  const hasOwn = await boxes(page)
    .first()
    .evaluate((box) => Object.hasOwn(box, 'checked'))
  expect(hasOwn).toBe(false)
})

test('every click that ticks or unticks counts, and no other', async ({ page }) => {
  const clicks = (...events: readonly ('click' | 'event')[]) =>
    boxes(page)
      .first()
      .evaluate((box: HTMLInputElement, all) => {
        for (const one of all) {
          if (one === 'click') box.click()
          else box.dispatchEvent(new Event('click', { bubbles: true }))
        }
      }, events)

  await clicks('event')
  await expect(chips(page)).toHaveCount(0)
  await clicks('click', 'event')
  await expect(chips(page)).toHaveCount(1)
  await expect(boxes(page).first()).toBeChecked()
  await clicks('click', 'click')
  await expect(boxes(page).first()).toBeChecked()
  await clicks('click')
  await expect(chips(page)).toHaveCount(0)
  await expect(boxes(page).first()).not.toBeChecked()
})

for (const place of ['beside the results', 'in the filter dialog'] as const) {
  test(`a chosen value has the colour of its box ${place}`, async ({ page }) => {
    if (place === 'in the filter dialog') {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('dialog').waitFor()
    }
    const colours = () =>
      boxes(page)
        .first()
        .evaluate((box) => [
          getComputedStyle(box).accentColor,
          getComputedStyle(box.parentElement?.querySelector('.vitrine-facet__value') ?? box).color,
        ])
    const [ofBox, before] = await colours()
    expect(before).not.toBe(ofBox)
    await boxes(page).first().check()
    expect(await colours()).toEqual([ofBox, ofBox])
  })
}
