import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { toggleFlags, waitForFlags } from '../flags/savedItems'
import { ADDRESS, Shop } from '../shop/Shop'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

test.use(onSharedPage)

import { waitForSearches } from '../support/waitForSearches'

/** The page of saved items, with its chip. */
const SAVED = 'saved.html#q=id:(k3x9-listings-41%20OR%20k3x9-listings-7)'

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
  SAVED,
]

/** Queries that shorten large pages without changing what they contain. */
const LESS: Readonly<Record<string, string>> = { 'large.html': '?rows=24' }

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
      await page.goto(`/${name}${LESS[name] ?? ''}`)
      await page.waitForFunction(
        () =>
          !document.querySelector('[data-state="idle"]') &&
          !document.querySelector('[data-state="pending"]') &&
          (document.querySelector('[data-state="ready"]') ||
            !document.querySelector('[data-vitrine="search"]')),
      )
      await page.evaluate(axe.source)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await findings(page, colorScheme), `${name}, ${colorScheme}`).toEqual([])
      }
      await openSheet(page, width)
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
    await page.evaluate(axe.source)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findings(page, colorScheme), colorScheme).toEqual([])
    }
  })
}

for (const width of [360, 1280]) {
  test(`axe finds nothing in the quote, the cart and the checkout at ${width} px, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const shop = new Shop(page)
    const lookHere = async (what: string) => {
      await page.evaluate(axe.source)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await findings(page, colorScheme), `${what}, ${colorScheme}`).toEqual([])
      }
    }
    const look = async (path: string) => {
      await page.goto(path)
      await lookHere(path)
    }
    await page.goto('/shop/p-6')
    await page.getByRole('button', { name: 'Detailed Quote' }).click()
    await page.getByRole('table', { name: 'What the price is made of' }).waitFor()
    await lookHere('the quote')
    await shop.post('/shop/cart', { product: 'p-6', colour: 'pine', quantity: '2' })
    await look('/shop/cart?wrong=0')
    await shop.post('/shop/checkout/1', { ...ADDRESS, name: 'Ada' })
    await look('/shop/checkout/1')
    await shop.post('/shop/checkout/1', ADDRESS)
    await shop.post('/shop/checkout/2', { delivery: '' })
    await look('/shop/checkout/2')
    await shop.post('/shop/checkout/2', { delivery: 'built' })
    const confirmation = await shop.post('/shop/checkout/3', { payment: 'door' })
    await look(confirmation)
  })
}

/** Opens the filter dialog of a narrow screen and checks it too. */
async function openSheet(page: Page, width: number): Promise<void> {
  const button = page.locator('.vitrine-facets__open').first()
  if (width > 400 || !(await button.isVisible())) return
  await button.click()
  await page.locator('dialog.vitrine-sheet[open]').waitFor()
  expect(await findings(page), 'the filter sheet').toEqual([])
}

/** The rules of axe for colours. The dark scheme changes nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

function findings(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  return page.evaluate(
    async (rules) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    scheme === 'dark' ? OF_COLOURS : null,
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
