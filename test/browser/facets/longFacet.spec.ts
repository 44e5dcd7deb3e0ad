import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axeViolations'
import { expect, test } from '../support/test'
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
  await group(page).getByRole('button', { name: 'Show more', exact: true }).press('Enter')
  await expect(rows(page)).toHaveCount(200)
  await expect(rows(page).nth(100)).toBeFocused()
})
