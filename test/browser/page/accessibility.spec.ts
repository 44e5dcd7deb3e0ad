import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { toggleFlags, waitForFlags } from '../flags/savedItems'
import { ADDRESS, Shop } from '../shop/Shop'
import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

/** The page of saved items, with its chip. */
const SAVED_ITEMS = 'saved.html#q=id:(k3x9-listings-41%20OR%20k3x9-listings-7)'

const folder = fileURLToPath(new URL('../../../demo', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.html'))

/** The files of the demo and the pages that its server renders. */
const pages = [
  ...files,
  'listings/17',
  'search?q=lake',
  'shop',
  'shop/p-6',
  'shop/p-6/quote',
  SAVED_ITEMS,
  'wild',
  'wild/plain',
  'docs/',
  'docs/guide/filters.md',
  'docs/reference/widgets.md',
  'docs/internals/architecture.md',
]

/** Queries that shorten large pages without changing what they contain. */
const SHORTER: Readonly<Record<string, string>> = { 'large.html': '?rows=24' }

test('the list of demo pages is not empty', () => {
  expect(pages.length).toBeGreaterThanOrEqual(9)
})

for (const name of pages) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${name} at ${width} px, light and dark`, async ({
      page,
      consoleLog,
    }) => {
      if (/wrong|shadowed/.test(name)) consoleLog.allow(/^Vitrine: /)
      // axe inserts a style element.
      if (name === 'strict.html') consoleLog.allow(/Applying inline style violates/)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/${name}${SHORTER[name] ?? ''}`)
      await page.waitForFunction(
        () =>
          !document.querySelector('[data-state="idle"]') &&
          !document.querySelector('[data-state="pending"]') &&
          (document.querySelector('[data-state="ready"]') ||
            !document.querySelector('[data-vitrine="search"]')),
      )
      expect(await axeViolationsInSchemes(page)).toEqual([])
      await checkFilterDialog(page, width)
    })
  }
}

for (const width of [360, 1280]) {
  test(`axe finds nothing in the list of saved items at ${width} px, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await waitForSearches(page)
    await waitForFlags(page)
    await toggleFlags(page, ['k3x9-listings-1', 'k3x9-listings-2', 'gone'])
    const counter = page.locator('[data-vitrine="flag-counter"]')
    await counter.getByRole('button').first().click()
    await counter.getByText('No longer available').waitFor()
    await counter
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    expect(await axeViolationsInSchemes(page)).toEqual([])
  })
}

for (const width of [360, 1280]) {
  test(`axe finds nothing in the quote, the cart and the checkout at ${width} px, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shop = new Shop(page)
    const checkHere = async (what: string) => {
      expect(await axeViolationsInSchemes(page), what).toEqual([])
    }
    const checkPath = async (path: string) => {
      await page.goto(path)
      await checkHere(path)
    }
    await page.goto('/shop/p-6')
    await page.getByRole('button', { name: 'Detailed Quote' }).click()
    await page.getByRole('table', { name: 'What the price is made of' }).waitFor()
    await checkHere('the quote')
    await shop.post('/shop/cart', { product: 'p-6', colour: 'pine', quantity: '2' })
    await checkPath('/shop/cart?wrong=0')
    await shop.post('/shop/checkout/1', { ...ADDRESS, name: 'Ada' })
    await checkPath('/shop/checkout/1')
    await shop.post('/shop/checkout/1', ADDRESS)
    await shop.post('/shop/checkout/2', { delivery: '' })
    await checkPath('/shop/checkout/2')
    await shop.post('/shop/checkout/2', { delivery: 'built' })
    const confirmation = await shop.post('/shop/checkout/3', { payment: 'door' })
    await checkPath(confirmation)
  })
}

/** Opens the filter dialog of a narrow screen and checks it too. */
async function checkFilterDialog(page: Page, width: number): Promise<void> {
  const button = page.locator('.vitrine-facets__open').first()
  if (width > 400 || !(await button.isVisible())) return
  await button.click()
  await page.locator('dialog.vitrine-sheet[open]').waitFor()
  expect(await axeViolations(page), 'the filter dialog').toEqual([])
}
