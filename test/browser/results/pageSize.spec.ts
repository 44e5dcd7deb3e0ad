import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolations } from '../support/axeViolations'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use({ hasTouch: true })

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/page-size.html${query}`)
  await waitForSearches(page)
}

const items = (page: Page) => page.locator('.vitrine-results__item')
const size = (page: Page) => page.getByRole('combobox', { name: 'Results per page' })
const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const columns = (page: Page) =>
  page
    .locator('.vitrine-results__list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

test('a page size is chosen by key, stands in the address, and Back takes it back', async ({
  page,
}) => {
  await open(page, '?pg=3')
  await expect(items(page)).toHaveCount(12)
  await size(page).focus()
  await page.keyboard.press('ArrowDown')
  await new SearchPage(page, 'stays').waitForResults()
  await expect(items(page)).toHaveCount(24)
  await expect.poll(() => new URL(page.url()).search).toBe('?rows=24&pg=2')
  await expect(size(page)).toBeFocused()
  await page.goBack()
  await expect(items(page)).toHaveCount(12)
  await expect(size(page)).toHaveValue('12')
  await page.goForward()
  await expect(items(page)).toHaveCount(24)
})

test('a list is chosen by touch, and still there after the page has been loaded again', async ({
  page,
}) => {
  await open(page)
  expect(await columns(page)).toBeGreaterThan(1)
  await view(page, 'List').tap()
  await expect(view(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  expect(await columns(page)).toBe(1)
  await page.reload()
  await waitForSearches(page)
  await expect(view(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  expect(await columns(page)).toBe(1)
})

test('a view is chosen by key and by mouse, and keeps the focus', async ({ page }) => {
  await open(page)
  await view(page, 'Grid').focus()
  await page.keyboard.press('Tab')
  await expect(view(page, 'List')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(view(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  await expect(view(page, 'List')).toBeFocused()
  expect(await columns(page)).toBe(1)
  await view(page, 'Grid').click()
  await expect(view(page, 'Grid')).toHaveAttribute('aria-pressed', 'true')
  expect(await columns(page)).toBeGreaterThan(1)
})

test('a screen reader gets the sizes by their label, and two buttons with their state', async ({
  page,
}) => {
  await open(page, '?rows=24')
  await view(page, 'List').click()
  await expect(page.locator('#stays')).toMatchAriaSnapshot(`
    - combobox "Results per page":
      - option "12"
      - option "24" [selected]
      - option "48"
    - group "View":
      - button "Grid"
      - button "List" [pressed]
  `)
  await size(page).selectOption('48')
  await expect(page.locator('.vitrine-announcer')).toHaveText(/^1–48 of [\d,]+ results$/)
})

for (const direction of ['ltr', 'rtl']) {
  test(`page size and view fit on 320 pixels and have no violation (${direction})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page)
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
    for (const name of ['Grid', 'List']) {
      await view(page, name).click()
      expect(await sideScroll(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
    }
  })
}
