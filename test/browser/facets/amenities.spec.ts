import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axeViolations'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const icon = (page: Page, label = 'On the water') =>
  page.getByRole('button', { name: `About ${label}` })
const popup = (page: Page, id = 'water') => page.locator(`#amenity-detail-${id}`)

async function openRanges(page: Page, address = '/ranges.html'): Promise<void> {
  await page.goto(address)
  await waitForSearches(page)
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('the pointer moves from the icon to the popup without closing it', async ({ page }) => {
  await page.clock.install()
  await openRanges(page)
  await icon(page).hover()
  await expect(popup(page)).toBeVisible()
  const [from, to] = [await boxOf(icon(page)), await boxOf(popup(page))]
  expect(to.y).toBeLessThanOrEqual(from.bottom)
  const x = from.x + from.width / 2
  for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y++) {
    await page.mouse.move(x, y)
    expect(await popup(page).isVisible(), `at ${y}`).toBe(true)
  }
  // With a paused clock no timer can close the popup.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.mouse.move(to.right + 5, to.y)
  await expect(popup(page)).toBeHidden()
})

test('opens with the keyboard, closes with Escape, and Tab moves on', async ({ page }) => {
  await openRanges(page)
  await expect(page.getByRole('textbox', { name: 'Maximum' })).toHaveCount(2)
  await expect(icon(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Maximum' }).last().focus()
  await page.keyboard.press('Tab')
  await expect(icon(page)).toBeFocused()
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popup(page)).toBeHidden()
  await expect(page.getByRole('checkbox', { name: /^Canoe/ })).toBeFocused()
})

test('axe finds nothing while the popup is open', async ({ page }) => {
  await openRanges(page)
  await icon(page).focus()
  await expect(popup(page)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

  for (const dir of ['ltr', 'rtl']) {
    test(`a tap opens and closes the popup inside the screen, ${dir}`, async ({ page }) => {
      await openRanges(page, `/ranges.html?dir=${dir}`)
      for (const [label, id] of [
        ['On the water', 'water'],
        ['With children and pets', 'family'],
      ] as const) {
        await icon(page, label).tap()
        await expect(popup(page, id)).toBeVisible()
        await expect(page.locator('.vitrine-popup:visible')).toHaveCount(1)
        const box = await boxOf(popup(page, id))
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(360)
      }
      await icon(page, 'With children and pets').tap()
      await expect(page.locator('.vitrine-popup:visible')).toHaveCount(0)
      await icon(page).tap()
      await page.locator('.vitrine-amenities > legend').tap()
      await expect(popup(page)).toBeHidden()
    })
  }

  test('in the filter dialog the popup is on top, and Escape closes only the popup', async ({
    page,
  }) => {
    await openRanges(page, '/')
    await page.locator('.vitrine-facets__open').tap()
    await icon(page).tap()
    await expect(popup(page)).toBeVisible()
    const box = await boxOf(popup(page))
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.id,
      [box.x + 20, box.y + 20],
    )
    expect(top).toBe('amenity-detail-water')
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect(page.locator('dialog.vitrine-sheet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.vitrine-sheet')).toBeHidden()
  })
})
