import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { focusedElement } from '../support/focusedElement'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { shownAddresses, toggleFlags, waitForFlags } from './savedItems'

test.use(onSharedPage)

const NUMBERS = [41, 7, 1903, 12, 500]
const IDS = NUMBERS.map((number) => `k3x9-listings-${number}`)
const ADDRESSES = NUMBERS.map((number) => `/listings/${number}`)

/** Saves the items on the listing page, and opens the link that the counter copies. */
async function openFromLink(page: Page): Promise<SearchPage> {
  await page.goto('/')
  await waitForSearches(page)
  await waitForFlags(page)
  await toggleFlags(page, IDS)
  await page.goto(`/saved.html#q=${encodeURIComponent(`id:(${IDS.join(' OR ')})`)}`)
  await waitForSearches(page)
  return new SearchPage(page)
}

const searchBox = (page: Page) => page.getByRole('search').locator('input')
const chip = (page: Page) => page.getByRole('search').getByText(/^Saved items/)

test('a link shows the saved items in saved order', async ({ page }) => {
  await openFromLink(page)
  expect(await shownAddresses(page)).toEqual(ADDRESSES)
  await expect(chip(page)).toBeVisible()
  await expect(searchBox(page)).toHaveValue('')
  const [text] = await page.locator('body').allInnerTexts()
  expect(text).not.toMatch(/k3x9|id:\(| OR /)
  await expect(page).toHaveTitle(/^Saved items/)
  const flags = page.locator('.vitrine-results__item').getByRole('button', { name: /^Saved/ })
  await expect(flags).toHaveText(IDS.map(() => 'Saved'))
})

test('a shared link shows another visitor the same items without saving them', async ({
  page,
  browser,
  site,
}) => {
  await openFromLink(page)
  const ours = await shownAddresses(page)
  const otherContext = await browser.newContext({ baseURL: site })
  const other = await otherContext.newPage()
  await other.goto(page.url())
  await waitForSearches(other)
  expect(await shownAddresses(other)).toEqual(ours)
  await expect(chip(other)).toBeVisible()
  await expect(other.locator('.vitrine-results__item .rs-flag').first()).toHaveText('Save')
  const counter = other.locator('[data-vitrine="flag-counter"]').getByRole('button').first()
  await expect(counter).not.toContainText(/[1-9]/)
  await otherContext.close()
})

test('reads a link with ids as in the specification', async ({ page }) => {
  await page.goto('/saved.html#q=id:(k3x9-listings-41 OR k3x9-listings-7)')
  await waitForSearches(page)
  expect(await shownAddresses(page)).toEqual(['/listings/41', '/listings/7'])
  await expect(chip(page)).toBeVisible()
  await expect(searchBox(page)).toHaveValue('')
})

test('sorts the saved items, and shows them in saved order without a sort', async ({ page }) => {
  const saved = await openFromLink(page)
  await saved.sortBy('Price, lowest first')
  const byPrice = await shownAddresses(page)
  expect(byPrice.toSorted()).toEqual(ADDRESSES.toSorted())
  const prices = await page.locator('.vitrine-results__item .vitrine-card__price').allInnerTexts()
  const numbers = prices.map((price) => Number(price.replace(/\D/g, '')))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  await saved.sortBy('Relevance')
  expect(await shownAddresses(page)).toEqual(ADDRESSES)
})

test('facets narrow the saved items, and the chip stays', async ({ page }) => {
  const saved = await openFromLink(page)
  const value = page.getByRole('group', { name: 'Type of place' }).getByRole('checkbox').first()
  await value.click()
  await saved.waitForResults()
  const narrowed = await shownAddresses(page)
  expect(narrowed.length).toBeLessThan(ADDRESSES.length)
  expect(ADDRESSES.filter((one) => narrowed.includes(one))).toEqual(narrowed)
  await expect(chip(page)).toBeVisible()
  await page.goBack()
  await expect.poll(() => shownAddresses(page)).toEqual(ADDRESSES)
})

test('removing the chip shows what this visitor has saved, and moves the focus to the search box', async ({
  page,
}) => {
  const saved = await openFromLink(page)
  await toggleFlags(page, IDS.slice(1))
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Remove/ })
    .focus()
  await page.keyboard.press('Enter')
  await saved.waitForResults()
  await expect(chip(page)).toHaveCount(0)
  await expect
    .poll(async () => (await focusedElement(page)).role)
    .toMatch(/^(textbox|searchbox|combobox)$/)
  expect(await shownAddresses(page)).toEqual(ADDRESSES.slice(0, 1))
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.goBack()
  await expect.poll(() => shownAddresses(page)).toEqual(ADDRESSES)
  await expect(chip(page)).toBeVisible()
})

test('hostile ids in a link match nothing but themselves', async ({ page }) => {
  for (const id of ['"1) OR (*:*"', '"*"', '"[* TO *]"', '"{!join from=id to=id}*:*"']) {
    await page.goto('/menu.html')
    await page.goto(`/saved.html#q=${encodeURIComponent(`id:(${id})`)}`)
    await waitForSearches(page)
    await expect(chip(page)).toBeVisible()
    expect(await shownAddresses(page)).toEqual([])
  }
})
