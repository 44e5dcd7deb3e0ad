import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { focusedElement } from '../support/focusedElement'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { savedIds, shownAddresses, toggleFlags, waitForFlags } from './savedItems'

test.use(onSharedPage)

const NUMBERS = [41, 7, 1903]
const IDS = NUMBERS.map((number) => `k3x9-listings-${number}`)
const ADDRESSES = NUMBERS.map((number) => `/listings/${number}`)

/** Saves the items on the listing page, and follows the link in its header. */
async function openFromHeader(page: Page): Promise<SearchPage> {
  await page.goto('/')
  await waitForSearches(page)
  await waitForFlags(page)
  await toggleFlags(page, IDS)
  const counter = page.locator('[data-vitrine="flag-counter"]')
  // The response makes the list grow, which moves the link.
  const listResponse = page.waitForResponse((response) => response.url().includes('/solr/'))
  await counter.getByRole('button').first().hover()
  await (await listResponse).finished()
  await counter.getByRole('link', { name: /^View/ }).click()
  await page.waitForURL('**/saved.html')
  await waitForSearches(page)
  return new SearchPage(page)
}

test('the page of a menu shows this visitor’s items, and its address names none', async ({
  page,
}) => {
  const saved = await openFromHeader(page)
  expect(await shownAddresses(page)).toEqual(ADDRESSES)
  const type = page.getByRole('group', { name: 'Type of place' }).getByRole('checkbox').first()
  await type.click()
  await saved.waitForResults()
  expect((await shownAddresses(page)).length).toBeLessThan(ADDRESSES.length)
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).hash))
    .toMatch(/^#fq=[^&]*bundle[^&]*$/)
  await page.goBack()
  await expect.poll(() => shownAddresses(page)).toEqual(ADDRESSES)
  await saved.search('zzzz')
  await expect(page.getByText('None of these stays is still to be had')).toBeVisible()
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=zzzz')
})

test('it follows removals and undo in another tab', async ({ page, context }) => {
  await openFromHeader(page)
  const other = await context.newPage()
  await other.goto('/')
  await waitForSearches(other)
  await waitForFlags(other)
  const counter = other.locator('[data-vitrine="flag-counter"]')
  await counter.getByRole('button').first().hover()
  const row = counter.locator('li').nth(1)
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => shownAddresses(page)).toEqual(['/listings/41', '/listings/1903'])
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => shownAddresses(page)).toEqual(ADDRESSES)
  await toggleFlags(other, IDS)
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await toggleFlags(other, IDS.slice(1, 2))
  await expect.poll(() => shownAddresses(page)).toEqual(['/listings/7'])
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toHaveCount(0)
})

test('removing the items one after the other keeps the focus in the list', async ({ page }) => {
  const saved = await openFromHeader(page)
  const flags = page.locator('.vitrine-results__item').getByRole('button', { name: /^Saved/ })
  await flags.nth(1).focus()
  await page.keyboard.press('Enter')
  await saved.waitForResults()
  await expect.poll(() => shownAddresses(page)).toEqual(['/listings/41', '/listings/1903'])
  await expect(flags.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => shownAddresses(page)).toEqual(['/listings/41'])
  await expect(flags.nth(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  expect((await focusedElement(page)).name).toBe('Stays')
  expect(await savedIds(page)).toEqual([])
})

test('a shared link shows the link’s items, and follows no changes of this visitor', async ({
  page,
}) => {
  await openFromHeader(page)
  await page.goto('/menu.html')
  await page.goto('/saved.html#q=id:(k3x9-listings-12 OR k3x9-listings-500)')
  await waitForSearches(page)
  await waitForFlags(page)
  expect(await shownAddresses(page)).toEqual(['/listings/12', '/listings/500'])
  await toggleFlags(page, [...IDS, 'k3x9-listings-12'])
  await expect(page.locator('[data-item="k3x9-listings-12"] .rs-unflag')).toBeVisible()
  expect(await shownAddresses(page)).toEqual(['/listings/12', '/listings/500'])
})

test('without saved items no search is sent, and the page invites to save', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/solr/')) sent.push(request.url())
  })
  await page.goto('/saved.html')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(page.locator('#listings')).toHaveAttribute('data-state', 'ready')
  expect(sent).toEqual([])
  page.removeAllListeners('request')
  await page.getByRole('link', { name: 'Find a stay' }).click()
  await page.waitForURL('**/')
})
