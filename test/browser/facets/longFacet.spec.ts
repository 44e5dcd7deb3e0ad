import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

const group = (page: Page) => page.getByRole('group', { name: 'Host', exact: true })
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in Host' })
const rows = (page: Page) => group(page).getByRole('checkbox')

async function open(page: Page): Promise<void> {
  await page.goto('/trees.html')
  await waitForSearches(page)
  await expect(find(page)).toBeVisible()
}

test('finds a host that the list does not have, marks the match, and narrows to it', async ({
  page,
}) => {
  await open(page)
  await expect(group(page).getByText('Yılmaz')).toHaveCount(0)
  await find(page).fill('LMAZ')
  await expect(group(page).locator('mark').first()).toHaveText(/^lmaz$/i)
  const first = rows(page).first()
  await first.click()
  await waitForSearches(page)
  await expect(first).toBeChecked()
  await expect(find(page)).toHaveValue('LMAZ')
  expect(await axeViolations(page)).toEqual([])
})

test('a screen reader gets a named search field, and each found value with its number', async ({
  page,
}) => {
  await open(page)
  await find(page).focus()
  await page.keyboard.type('LMAZ')
  await expect(group(page)).toMatchAriaSnapshot(`
    - group "Host":
      - searchbox "Find in Host": LMAZ
      - checkbox /^Ana Yılmaz \\d+$/
  `)
  const announcer = page.locator('.vitrine-announcer')
  await expect(announcer).toHaveText(/^\d+ values$/)
  await page.keyboard.press('Tab')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await waitForSearches(page)
  await expect(rows(page).first()).toBeChecked()
  await expect(announcer).toHaveText(/ results?$/)
})

test.describe('by touch on a narrow screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('a host is found and chosen, and the list goes on', async ({ page }) => {
    await open(page)
    await find(page).tap()
    await page.keyboard.type('LMAZ')
    await expect(group(page).locator('mark').first()).toBeVisible()
    await rows(page).first().tap()
    await waitForSearches(page)
    await expect(rows(page).first()).toBeChecked()
    await find(page).fill('')
    await group(page)
      .getByRole('button', { name: /^Show \d+ more$/ })
      .tap()
    // Where it comes into sight the next values load, so that it may have gone before it is tapped.
    const more = group(page).getByRole('button', { name: 'Show more', exact: true })
    await more.scrollIntoViewIfNeeded()
    await expect(rows(page).nth(199)).toBeAttached()
    expect(await sideScroll(page)).toBe(0)
    expect(await axeViolationsInSchemes(page)).toEqual([])
  })
})

test('a long list goes on when its end is scrolled into view', async ({ page }) => {
  await open(page)
  await group(page)
    .getByRole('button', { name: /^Show \d+ more$/ })
    .click()
  await expect(rows(page)).toHaveCount(100)
  const list = group(page).locator('.vitrine-facet__list')
  for (const count of [200, 300]) {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(rows(page)).toHaveCount(count)
  }
  const names = await group(page).locator('.vitrine-facet__value').allTextContents()
  expect(new Set(names).size).toBe(300)
})

test('and by the keyboard alone: the focus goes on to the first new value', async ({ page }) => {
  await open(page)
  await group(page)
    .getByRole('button', { name: /^Show \d+ more$/ })
    .click()
  const more = group(page).getByRole('button', { name: 'Show more', exact: true })
  await more.focus()
  await expect(more).toBeInViewport()
  await waitForFrames(page, 10)
  await expect(rows(page)).toHaveCount(100)
  await more.press('Enter')
  await expect(rows(page)).toHaveCount(200)
  await expect(rows(page).nth(100)).toBeFocused()
})
