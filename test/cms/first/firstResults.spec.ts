import type { Page } from '@playwright/test'
import { openDrawn, readShifts, recordShifts } from '../../browser/support/layoutShifts'
import type { WebServer } from '../proxy/webServer'
import { expect, test } from '../support/test'
import { startPhp } from './startPhp'

let site: WebServer

test.beforeAll(async ({ solr }) => {
  site = await startPhp(solr.url)
})
test.afterAll(() => site.stop())

declare global {
  interface Window {
    phpNodes: Node[]
  }
}

/** Keeps the nodes that PHP has written, before a module runs. */
function keepNodes(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      window.phpNodes = []
      for (const root of document.querySelectorAll('[data-vitrine-root]')) {
        const nodes = document.createNodeIterator(root)
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) window.phpNodes.push(node)
      }
    })
  })
}

for (const query of [
  '',
  '?query=lake',
  '?city[]=Leavenworth&city[]=Seattle&pg=2',
  '?query=zzqqxx',
  '?query=lake&sortby=price desc&city[]=Nowhere',
  '?fq[]=price:[50 TO 200]',
]) {
  test(`what PHP wrote is adopted without a request or a shift: ${query}`, async ({
    page,
    solr,
  }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await keepNodes(page)
    await recordShifts(page)
    solr.received.length = 0
    await openDrawn(page, `${site.url}/search${query}`)
    await expect(page.locator('#listings')).toHaveAttribute('data-state', 'ready')
    // Idle time, in which a search would have been sent and drawn.
    await page.evaluate(async () => {
      for (let i = 0; i < 3; i++) {
        await new Promise(requestAnimationFrame)
        await new Promise((idle) => requestIdleCallback(idle))
      }
    })
    const { count, gone } = await page.evaluate(() => ({
      count: window.phpNodes.length,
      gone: window.phpNodes
        .filter((node) => !node.isConnected)
        .map(({ textContent }) => textContent),
    }))
    expect(count).toBeGreaterThan(10)
    expect(gone).toEqual([])
    expect(posts).toEqual([])
    expect((await readShifts(page)).shifts).toEqual([])
    expect(solr.received).toHaveLength(1)
  })
}

test('the results are there without JavaScript, and their pages are links', async ({
  browser,
  solr,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )
  await page.goto(`${site.url}/search?city[]=Leavenworth&city[]=Seattle`)
  await expect(page.getByText(/^1–12 of \d/)).toBeVisible()
  const titles = page.locator('.vitrine-results h3')
  const before = await titles.allTextContents()
  expect(before).toHaveLength(12)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/city%5B%5D=Seattle&pg=2$/)
  expect(await titles.allTextContents()).not.toEqual(before)
  await page.getByRole('link', { name: /^Remove City: Leavenworth/ }).click()
  await expect(page).toHaveURL(/\/search\?city%5B%5D=Seattle$/)
  expect(solr.received.at(-1)).toContain('fq=index_id%3Alistings')
  await context.close()
})

test('the search box and the order work without JavaScript, and keep the rest of the search', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/search?city[]=Seattle&pg=2`)
  await page.getByRole('textbox', { name: 'Search' }).fill('lake "view"')
  await page.getByRole('textbox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/\/search\?city%5B%5D=Seattle&query=lake\+%22view%22$/)
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('lake "view"')
  await page.goto(`${site.url}/search?city[]=Seattle&pg=2&utm_source=letter`)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price')
  await page.locator('.vitrine-sort button[type="submit"]').click()
  await expect(page).toHaveURL(/\?city%5B%5D=Seattle&utm_source=letter&sortby=price\+asc$/)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price asc')
  const prices = (await page.locator('.vitrine-results li').allTextContents()).map((text) =>
    Number(/€([\d,]+)/.exec(text)?.[1]?.replace(',', '')),
  )
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await context.close()
})

test('of an address behind the last page, the last page is shown', async ({ page, solr }) => {
  solr.received.length = 0
  const html = await (await page.request.get(`${site.url}/search?pg=400`)).text()
  expect(html).toContain('397–400 of 400')
  expect(solr.received).toHaveLength(2)
})

test('the search goes on from what PHP wrote', async ({ page }) => {
  await page.goto(`${site.url}/search`)
  await expect(page.locator('#listings')).toHaveAttribute('data-state', 'ready')
  const first = await page.locator('.vitrine-results h3').first().textContent()
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page.locator('.vitrine-results h3').first()).not.toHaveText(first ?? '')
  await expect(page).toHaveURL(/pg=3$/)
})

test('without Solr the page is there, and its HTML has no results', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/./)
  const down = await startPhp('http://127.0.0.1:9/solr/listings')
  try {
    await page.goto(`${down.url}/search`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await (await page.request.get(`${down.url}/search`)).text()).not.toMatch(
      /data-vitrine-root|data-vitrine-answer|Warning|Notice/,
    )
  } finally {
    await down.stop()
  }
})
