import type { Locator, Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** Opens the page of facets written as markup. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`/filters.html${address}`)
  await waitForSearches(page)
}

const bar = (page: Page): Locator => page.locator('#bar')
const groups = (page: Page): Locator => page.locator('#groups')
/** The button in the bar that opens a facet. */
const button = (page: Page, label: string): Locator =>
  bar(page).locator('summary', { hasText: label })
const panel = (page: Page): Locator => bar(page).locator('details[open] > .vitrine-bar__panel')
const settled = (page: Page, id = 'bar'): Promise<void> => new SearchPage(page, id).waitForResults()
const chips = (page: Page, id = 'bar'): Locator => page.locator(`#${id} .vitrine-chip`)

test('by mouse: a button opens its facet, another one closes it, and so does a press outside', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Kind of place').click()
  await expect(panel(page).getByRole('group', { name: 'Kind of place' })).toBeVisible()
  await panel(page).getByText('Flat').click()
  await expect(chips(page)).toHaveText('Kind of place: Flat')
  await expect(button(page, 'Kind of place')).toHaveText('Kind of place 11 chosen')
  await button(page, 'Bedrooms').click()
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page).getByRole('radio', { name: 'Any' })).toBeChecked()
  await page.locator('h1').click()
  await expect(panel(page)).toHaveCount(0)
})

test('by keyboard alone: a facet opens, is chosen from, cleared, and closed by Escape', async ({
  page,
}) => {
  await open(page)
  await button(page, 'Kind of place').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('checkbox', { name: /^House/ })).toBeFocused()
  await page.keyboard.press('Space')
  await settled(page)
  await expect(panel(page).getByRole('checkbox', { name: /^House/ })).toBeFocused()
  await expect(chips(page)).toHaveText('Kind of place: House')
  const clear = panel(page).getByRole('button', { name: 'Clear Kind of place' })
  await clear.focus()
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(chips(page)).toHaveCount(0)
  await expect(clear).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page, 'Kind of place')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Bedrooms')).toBeFocused()
  await page.keyboard.press('Space')
  // No house has one bedroom: the facets follow the results by a frame.
  await expect(panel(page).getByRole('radio', { name: /^1\b/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await settled(page)
  await expect(chips(page)).toHaveText('Bedrooms: 1')
  await panel(page).getByRole('button', { name: /^Show/ }).press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await expect(button(page, 'Bedrooms')).toBeFocused()
})

test('leaving an open facet with Tab closes it', async ({ page }) => {
  await open(page)
  await button(page, 'Bedrooms').click()
  await panel(page).getByRole('button', { name: /^Show/ }).focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Price a night')).toBeFocused()
  await expect(panel(page)).toHaveCount(0)
})

test('radios hold one value, labels name it everywhere, and groups open and say what is chosen', async ({
  page,
}) => {
  await open(page)
  const bedrooms = groups(page).getByRole('group', { name: 'Bedrooms' })
  const summary = groups(page).locator('summary', { hasText: 'Bedrooms' })
  await expect(bedrooms.getByRole('radio', { name: /^2 / })).toBeHidden()
  await summary.focus()
  await page.keyboard.press('Enter')
  await bedrooms.getByRole('radio', { name: /^2 / }).check()
  await expect(chips(page, 'groups')).toHaveText('Bedrooms: 2')
  await bedrooms.getByRole('radio', { name: /^3 / }).check()
  await expect(chips(page, 'groups')).toHaveText('Bedrooms: 3')
  await expect(summary).toContainText('1 chosen')
  await bedrooms.getByRole('radio', { name: 'Any' }).check()
  await expect(chips(page, 'groups')).toHaveCount(0)
  const kinds = groups(page).getByRole('group', { name: 'Kind of place' })
  const labels = kinds.locator('.vitrine-facet__value')
  await expect(labels).toHaveText(['House', 'Flat', 'Loft', 'Cabin'])
  await kinds.locator('summary').click()
  await expect(labels.first()).toBeHidden()
})

test('the group of a slider opens, and says that a range is chosen', async ({ page }) => {
  await open(page)
  const summary = groups(page).locator('summary', { hasText: 'Price a night' })
  const price = groups(page).getByRole('group', { name: 'Price a night' })
  await expect(price.getByRole('slider').first()).toBeHidden()
  await expect(summary).toHaveText('Price a night')
  await summary.focus()
  await page.keyboard.press('Space')
  const slider = price.getByRole('slider').first()
  await expect(slider).toBeVisible()
  await slider.focus()
  await page.keyboard.press('PageUp')
  await expect(chips(page, 'groups')).toHaveText(/^Price a night: /)
  await settled(page, 'groups')
  await expect(summary).toHaveText('Price a night 1 chosen')
  await expect(slider).toBeFocused()
  await expect(groups(page).locator('summary:visible')).toHaveCount(3)
  expect(await axeViolations(page)).toEqual([])
})

test('a group stays as the visitor left it, whatever is chosen elsewhere', async ({ page }) => {
  await open(page)
  await groups(page).locator('summary', { hasText: 'Bedrooms' }).click()
  await groups(page).locator('summary', { hasText: 'Kind of place' }).click()
  await groups(page).getByRole('radio', { name: /^2 / }).check()
  await settled(page, 'groups')
  await expect(groups(page).locator('details[open] > summary')).toHaveText(/^Bedrooms/)
})

test('the accessibility tree has buttons with states, groups, radios and counts', async ({
  page,
}) => {
  await open(page, '#fq={!tag=bundle}bundle:apartment')
  await button(page, 'Kind of place').click()
  await expect(bar(page).locator('.vitrine-bar')).toMatchAriaSnapshot(`
    - group:
      - text: Kind of place 1 chosen
      - group "Kind of place":
        - checkbox "House 282"
        - checkbox "Flat 555" [checked]
        - checkbox "Loft 296"
        - checkbox "Cabin 867"
      - button "Clear Kind of place"
      - button "Show 555 results"
    - group: Bedrooms
    - group: Price a night
    - group: City
  `)
  await expect(groups(page).getByRole('group', { name: 'Kind of place' })).toMatchAriaSnapshot(`
    - group "Kind of place":
      - group:
        - checkbox /^House \\d+$/
        - checkbox /^Flat \\d+$/
  `)
})

test('an open facet stays inside the window, at both ends of the bar and in both directions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 })
  for (const address of ['', '?lang=ar']) {
    await open(page, address)
    for (const summary of await bar(page).locator('summary').all()) {
      await summary.click()
      const box = await panel(page).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(700)
    }
    expect(await sideScroll(page)).toBe(0)
  }
})

test('axe finds nothing in an open facet, in both schemes and from right to left', async ({
  page,
}) => {
  await open(page, '#fq={!tag=bundle}bundle:apartment')
  for (const label of ['Kind of place', 'Price a night']) {
    await button(page, label).click()
    expect(await axeViolationsInSchemes(page)).toEqual([])
  }
  await open(page, '?lang=ar')
  await bar(page).locator('summary').first().click()
  expect(await axeViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } })

  for (const lang of ['en', 'ar']) {
    test(`by touch: the bar is one button, and nothing scrolls to the side (${lang})`, async ({
      page,
    }) => {
      await open(page, `?lang=${lang}`)
      await expect(bar(page).locator('.vitrine-bar')).toHaveCount(0)
      await bar(page).locator('.vitrine-facets__open').tap()
      const dialog = page.locator('dialog.vitrine-sheet[open]')
      await dialog.locator('label', { hasText: '555' }).tap()
      await settled(page)
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
      await dialog.getByRole('radio').nth(1).tap()
      await settled(page)
      await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
      expect(await axeViolations(page)).toEqual([])
      expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await page.keyboard.press('Escape')
      await expect(chips(page)).toHaveCount(2)
      await groups(page).locator('summary').nth(1).tap()
      await groups(page).getByRole('radio').nth(1).tap()
      await expect(chips(page, 'groups')).toHaveCount(1)
      expect(await sideScroll(page)).toBe(0)
    })
  }
})
