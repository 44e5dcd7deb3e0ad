import type { Browser, Page } from '@playwright/test'
import { ADDRESS, Shop } from '../shop/Shop'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

/** Kinds of tag managers, and how long a click waits for each in milliseconds (spec 4.13, 9). */
const MANAGERS = [
  { name: 'no tag manager', query: 'tags=absent', delayMs: 0 },
  { name: 'one that never calls back', query: 'tags=blocked&consent=granted', delayMs: 2000 },
  { name: 'a slow one', query: 'tags=slow&consent=granted', delayMs: 1200 },
  { name: 'one that throws', query: 'tags=throwing&consent=granted', delayMs: 0 },
  { name: 'consent denied', query: 'tags=ok&consent=denied', delayMs: 0 },
] as const

/** A form is sent in the task after its submit event, which a paused clock must run. */
const NEXT_TASK = 1

/** The bodies that the forms of the same pages send without JavaScript. */
interface Bodies {
  readonly buy: string
  readonly quote: string
  readonly address: string
}

let plainBodies: Bodies

test.beforeAll(async ({ browser, site }) => {
  plainBodies = await readPlainBodies(browser, site)
})

async function readPlainBodies(browser: Browser, site: string): Promise<Bodies> {
  const page = await browser.newPage({ baseURL: site, javaScriptEnabled: false })
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData() ?? '')
  })
  const shop = new Shop(page)
  await page.goto('/shop/p-2')
  await shop.chooseOptions()
  await page.getByRole('button', { name: 'Buy it now' }).click()
  await shop.fillAddress()
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.waitForURL('**/shop/checkout/2')
  await page.goto('/shop/p-11')
  await page.getByRole('link', { name: 'Detailed Quote' }).click()
  await shop.addToCart.click()
  await page.waitForURL('**/shop/cart')
  await page.close()
  const [buy = '', address = '', quote = ''] = bodies
  return { buy, quote, address }
}

/** Opens a page of the shop and pauses the clock when everything is mounted. */
async function openShop(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    window.addEventListener('beforeunload', () => {
      sessionStorage.setItem('unloads', String(Number(sessionStorage.getItem('unloads')) + 1))
    })
  })
  await page.goto(address)
  await pauseClock(page)
}

async function pauseClock(page: Page): Promise<void> {
  await new Shop(page).waitForMount()
  await page.waitForLoadState()
  if (/tags=(?!absent)/.test(page.url())) {
    await page.waitForFunction(() => Reflect.has(window, 'google_tag_manager'))
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** The number of pages left so far, after all pending tasks. */
function countUnloads(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let task = 0; task < 10; task++) {
      const message = new Promise((resolve) => {
        port1.onmessage = resolve
      })
      port2.postMessage(null)
      await message
    }
    return Number(sessionStorage.getItem('unloads'))
  })
}

/** Runs the clock to one millisecond before the end of a wait, expects no navigation, and ends the wait. */
async function expectDelay(page: Page, ms: number): Promise<void> {
  if (ms === 0) return
  const before = Number(await page.evaluate(() => sessionStorage.getItem('unloads')))
  await page.clock.runFor(ms - 1)
  expect(await countUnloads(page)).toBe(before)
  await page.clock.runFor(1)
}

for (const { name, query, delayMs } of MANAGERS) {
  test(`opens a product once, after ${delayMs} ms, with ${name}`, async ({
    page,
    qa,
    consoleLog,
  }) => {
    if (query.includes('throwing')) consoleLog.allow(/analytics did not take/)
    const visits = async () => (await qa.log()).filter(({ path }) => path === '/shop/p-2').length
    await openShop(page, `/shop?${query}`)
    // A hurried visitor clicks twice.
    await new Shop(page).product('Lake cabin').dblclick({ noWaitAfter: true })
    await expectDelay(page, delayMs)
    await page.waitForURL('**/shop/p-2')
    expect(await visits()).toBe(1)
  })

  test(`sends forms once, with the body of a plain submission, after ${delayMs} ms, with ${name}`, async ({
    page,
    qa,
    consoleLog,
  }) => {
    if (query.includes('throwing')) consoleLog.allow(/analytics did not take/)
    const posts = async () => (await qa.log()).filter(({ method }) => method === 'POST')
    const shop = new Shop(page)
    await openShop(page, `/shop/p-2?${query}`)
    await shop.chooseOptions()
    await page.getByRole('button', { name: 'Buy it now' }).dblclick({ noWaitAfter: true })
    await expectDelay(page, delayMs)
    await page.clock.runFor(NEXT_TASK)
    await page.waitForURL('**/shop/checkout/1')
    expect((await posts()).map(({ body }) => body)).toEqual([plainBodies.buy])

    await page.clock.resume()
    await pauseClock(page)
    await shop.fillAddress()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expectDelay(page, delayMs)
    await page.clock.runFor(NEXT_TASK)
    await page.waitForURL('**/shop/checkout/2')
    expect((await posts()).map(({ body }) => body)).toEqual([plainBodies.buy, plainBodies.address])
  })
}

test('opens a product at once when a blocker stops the tag manager', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/ERR_BLOCKED_BY_CLIENT/)
  await page.route('**/qa/tagManager.js', (route) => route.abort('blockedbyclient'))
  await page.clock.install()
  await page.goto('/shop?tags=ok&consent=granted')
  await new Shop(page).waitForMount()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await new Shop(page).product('Lake cabin').click()
  await page.waitForURL('**/shop/p-2')
})

test('the quote puts a product into the cart once, with the body of the product page', async ({
  page,
  qa,
}) => {
  const posts = async () => (await qa.log()).filter(({ method }) => method === 'POST')
  await openShop(page, '/shop/p-11?tags=blocked&consent=granted')
  await page.clock.resume()
  await page.getByRole('button', { name: 'Detailed Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Detailed Quote' })
  await dialog.getByRole('button', { name: 'Add to cart' }).waitFor()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await dialog.getByRole('button', { name: 'Add to cart' }).dblclick({ noWaitAfter: true })
  await expectDelay(page, 2000)
  await page.clock.runFor(NEXT_TASK)
  await page.waitForURL('**/shop/cart')
  expect((await posts()).map(({ body }) => body)).toEqual([plainBodies.quote])
})

test('clicks that open another tab or window are left to the browser', async ({
  page,
  context,
}) => {
  await openShop(page, '/shop?tags=blocked&consent=granted')
  const link = new Shop(page).product('Lake cabin')
  for (const press of [
    () => link.click({ modifiers: ['Control'] }),
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['Shift'] }),
  ]) {
    const [opened] = await Promise.all([context.waitForEvent('page'), press()])
    await opened.waitForURL('**/shop/p-2')
    await opened.close()
  }
  await page.clock.runFor(5000)
  expect(page.url()).toContain('/shop?')
  expect(context.pages()).toHaveLength(1)
})

test('a late script keeps typed values and blocks nothing before', async ({ page, qa }) => {
  const release = await holdRequests(page, '**/dist/vitrine.js')
  const shop = new Shop(page)
  await page.goto('/shop', { waitUntil: 'commit' })
  await shop.product('Lake cabin').click({ noWaitAfter: true })
  await page.waitForURL('**/shop/p-2', { waitUntil: 'commit' })
  await shop.chooseOptions()
  release()
  await shop.waitForMount()
  await page.getByRole('button', { name: 'Buy it now' }).click()
  await page.waitForURL('**/shop/checkout/1')
  const posts = (await qa.log()).filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body)).toEqual([plainBodies.buy])
})

test('without any script a visitor finds, configures, quotes and orders', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site, javaScriptEnabled: false })
  const shop = new Shop(page)
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await shop.product('Winter cabin').click()
  await shop.addToCart.click()
  await page.getByLabel('Quantity of Winter cabin').fill('3')
  await page.getByRole('button', { name: 'Update quantities' }).click()
  await page.goto('/shop/p-11')
  await page.getByRole('link', { name: 'Detailed Quote' }).click()
  await shop.addToCart.click()
  await expect(page.getByRole('link', { name: 'Cart: 4 items' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Reading nook' }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Street and number').fill(ADDRESS.street)
  await page.getByLabel('ZIP code').fill('123')
  await page.getByLabel('Town').fill(ADDRESS.town)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(
    'A ZIP code has five digits.',
  )
  await page.goto('/shop/cart')
  await shop.order()
  await page.close()
})
