import { chromium, type Page } from '@playwright/test'
import { PRODUCTS } from '../../../demo/server/shop/products'
import { findBrowser, launchOptions } from '../../support/findBrowser'
import { expect, test } from '../support/test'
import { type Push, readPushes, recordDataLayer } from '../tracking/dataLayer'
import { Shop } from './Shop'

/** The products of the list in the format of Google Analytics. */
const listed = PRODUCTS.map(({ id, name, price }, index) => ({
  item_id: id,
  item_name: name,
  item_list_name: 'Summer houses',
  index: index + 1,
  price,
}))

const cabin = { item_id: 'p-2', item_name: 'Lake cabin', price: 12900 }
const nook = { item_id: 'p-11', item_name: 'Reading nook', price: 2450 }
const bought = [
  { ...cabin, quantity: 2 },
  { ...nook, quantity: 1 },
]
const worth = { currency: 'USD', value: 28250 }

/** A shop event in the data layer, after a push that clears the former one. */
function event(name: string, ecommerce: object): readonly Push[] {
  return [{ ecommerce: null }, { event: name, ecommerce }]
}

function listView(from: number, to: number): readonly Push[] {
  const items = listed.slice(from, to)
  const list = { item_list_name: 'Summer houses', currency: 'USD', items }
  return event('view_item_list', list)
}

/** Large enough for a whole page of the list, so that all products become visible at once. */
const TALL_VIEWPORT = { width: 1280, height: 1600 }

test.use({ viewport: TALL_VIEWPORT })

/** Removes the fields that only Google Tag Manager reads. */
function withoutCallbacks(pushes: readonly Push[]): readonly Push[] {
  return pushes.map(({ eventCallback: _, eventTimeout: __, ...push }) => push)
}

const pushedEvents = async (page: Page) => withoutCallbacks(await readPushes(page))

test('a visit pushes every event from the first list to the order', async ({ page, qa }) => {
  await recordDataLayer(page)
  const shop = new Shop(page)
  await page.goto('/shop?tags=ok&consent=granted&csp=strict')
  // Ten products at once, the other two after a timeout.
  await expect.poll(async () => (await readPushes(page)).length).toBe(4)
  await shop.product('Lake cabin').click()
  await page.waitForURL('**/shop/p-2')
  await shop.chooseOptions()
  await shop.addToCart.click()
  await page.waitForURL('**/shop/cart')
  await page.goto('/shop/p-11')
  await page.getByRole('button', { name: 'Detailed Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Detailed Quote' })
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/shop/cart')
  await shop.order()
  const transaction = page.url().split('/').at(-1)
  await expect.poll(async () => (await readPushes(page)).at(-1)?.['event']).toBe('purchase')

  expect(await pushedEvents(page)).toEqual([
    ...listView(0, 10),
    ...listView(10, 12),
    ...event('select_item', { item_list_name: 'Summer houses', items: [listed[1]] }),
    ...event('view_item', { currency: 'USD', value: 12900, items: [cabin] }),
    ...event('add_to_cart', { currency: 'USD', value: 25800, items: [bought[0]] }),
    ...event('view_item', { currency: 'USD', value: 2450, items: [nook] }),
    ...event('add_to_cart', { currency: 'USD', value: 2450, items: [bought[1]] }),
    ...event('begin_checkout', {
      ...worth,
      checkout_step: 1,
      checkout_option: 'Address',
      items: bought,
    }),
    ...event('add_shipping_info', {
      ...worth,
      checkout_step: 2,
      shipping_tier: 'built',
      checkout_option: 'built',
      items: bought,
    }),
    ...event('add_payment_info', {
      ...worth,
      checkout_step: 3,
      payment_type: 'invoice',
      checkout_option: 'invoice',
      items: bought,
    }),
    ...event('purchase', { ...worth, shipping: 890, transaction_id: transaction, items: bought }),
  ])
  const posts = (await qa.log()).filter(({ method }) => method === 'POST')
  expect(posts.map(({ path }) => path)).toEqual([
    '/shop/cart',
    '/shop/cart',
    '/shop/cart/change',
    '/shop/checkout/1',
    '/shop/checkout/2',
    '/shop/checkout/3',
  ])
  expect(await qa.cspReports()).toEqual([])
})

declare global {
  interface Window {
    /** Whether this page was restored from the back/forward cache. */
    fromBackForwardCache?: boolean
  }
}

/** Goes back and forth between list, product and cart, and expects only new events. */
async function goBackAndForth(page: Page, fromCache: boolean): Promise<void> {
  await recordDataLayer(page)
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      window.fromBackForwardCache = persisted
    })
  })
  // A page from the back/forward cache fires no load events that Playwright could wait for.
  const back = async () => {
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => window.fromBackForwardCache)).toBe(fromCache)
  }
  const shop = new Shop(page)
  await page.goto('/shop?tags=ok&consent=granted')
  await shop.product('Lake cabin').click()
  await page.waitForURL('**/shop/p-2')
  await expect.poll(async () => (await readPushes(page)).at(-1)?.['event']).toBe('view_item')
  await back()
  await shop.waitForMount()
  // The same link works again, and its event comes after the waiting ones.
  await shop.product('Lake cabin').click()
  await page.waitForURL('**/shop/p-2')
  await shop.chooseOptions()
  await shop.addToCart.click()
  await page.waitForURL('**/shop/cart')
  await back()
  await shop.waitForMount()
  // The form works again and pushes again.
  await shop.addToCart.click()
  await page.waitForURL('**/shop/cart')

  const chosen = event('select_item', { item_list_name: 'Summer houses', items: [listed[1]] })
  const viewed = event('view_item', { currency: 'USD', value: 12900, items: [cabin] })
  const added = event('add_to_cart', { currency: 'USD', value: 25800, items: [bought[0]] })
  expect(await pushedEvents(page)).toEqual([
    ...listView(0, 10),
    ...listView(10, 12),
    ...chosen,
    ...viewed,
    // The list pushes nothing, and the product is viewed again.
    ...chosen,
    ...viewed,
    ...added,
    ...added,
  ])
}

test('Back pushes no event twice when pages load again', async ({ page }) => {
  await goBackAndForth(page, false)
})

test('Back pushes no event twice when pages come from the back/forward cache', async ({ site }) => {
  const browser = await chromium.launch({
    ...launchOptions(findBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  await goBackAndForth(await browser.newPage({ baseURL: site, viewport: TALL_VIEWPORT }), true)
  await browser.close()
})

test('an order is pushed once, however often its confirmation is shown', async ({ page }) => {
  await recordDataLayer(page)
  const shop = new Shop(page)
  await page.goto('/shop/p-2?tags=ok&consent=granted')
  await shop.addToCart.click()
  await shop.order()
  const bought = async () => (await readPushes(page)).filter((push) => push['event'] === 'purchase')
  await expect.poll(async () => (await bought()).length).toBe(1)
  await page.reload()
  await shop.waitForMount()
  await page.getByRole('link', { name: 'Back to the summer houses' }).click()
  await page.waitForURL('**/shop')
  await page.goBack()
  await shop.waitForMount()
  expect(await bought()).toHaveLength(1)
})
