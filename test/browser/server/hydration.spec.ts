import type { Page } from '@playwright/test'
import { openDrawn, readShifts, recordShifts } from '../support/layoutShifts'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { keepNodes, readNodes } from './serverNodes'

function countRequests(page: Page) {
  const posts: string[] = []
  const pictures: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') posts.push(pathname)
    if (pathname.startsWith('/pictures/')) pictures.push(pathname)
  })
  return { posts, pictures }
}

for (const query of ['', '?lang=de', '?lang=ar', '?csp=strict']) {
  test(`the show-case from a server is adopted without a request or a shift: ${query}`, async ({
    page,
  }) => {
    const { posts, pictures } = countRequests(page)
    await keepNodes(page)
    await recordShifts(page)
    await openDrawn(page, `/rendered${query}`)
    await waitForSearches(page)
    const { count, gone } = await readNodes(page)
    expect(count).toBeGreaterThan(1000)
    expect(gone).toEqual([])
    expect(posts).toEqual([])
    expect(pictures.length).toBeGreaterThan(5)
    expect(new Set(pictures).size).toBe(pictures.length)
    const shifts = await readShifts(page)
    // The counter of saved items stands in the header, and is no widget of the search.
    const ours = shifts.shifts.filter(({ what }) => !what.join().includes('site-head'))
    expect(ours).toEqual([])
  })
}

test('what the server rendered is drawn before the script adopts it', async ({ page }) => {
  await page.addInitScript(() => {
    const order: string[] = []
    const note = (what: string) => () => order.push(what)
    const vitrineQueue = [['on', 'search:initialised', note('adopted')]]
    // The script reads the queue when it starts.
    vitrineQueue.slice = () => {
      requestAnimationFrame(note('frame'))
      return [...vitrineQueue]
    }
    Object.assign(window, { order, vitrineQueue })
  })
  await page.goto('/rendered')
  await waitForSearches(page)
  expect(await page.evaluate(() => Reflect.get(window, 'order'))).toEqual(['frame', 'adopted'])
})

test('on a narrow screen the facets move behind their button without a shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await recordShifts(page)
  await openDrawn(page, '/rendered')
  await waitForSearches(page)
  await expect(page.locator('.vitrine-facets__open')).toBeVisible()
  const { shifts } = await readShifts(page)
  expect(shifts.filter(({ what }) => !what.join().includes('site-head'))).toEqual([])
})

test('the adopted page works', async ({ page }) => {
  await page.goto('/rendered')
  await waitForSearches(page)
  await page.locator('.vitrine-facet__check').first().check()
  await expect(page.getByText('1–24 of 555', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText('25–48 of 555', { exact: true })).toBeVisible()
})

test('without JavaScript the page has results, facets and pages', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/rendered')
  await expect(page.locator('.vitrine-results__item')).toHaveCount(24)
  await expect(page.getByText('1–24 of 2,000', { exact: true })).toBeVisible()
  await expect(page.locator('.vitrine-facet__value').first()).toBeVisible()
  await expect(page.locator('.vitrine-pager__page').first()).toBeVisible()
  await context.close()
})

test('markup that differs is rendered anew, and is reported', async ({ page, consoleLog }) => {
  consoleLog.allow(/the server's markup differs/)
  await page.route('**/rendered', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('1–24 of 2,000<', '1-24 von 2000<') })
  })
  await page.goto('/rendered')
  await waitForSearches(page)
  await expect(page.getByText('1–24 of 2,000', { exact: true })).toBeVisible()
  await expect
    .poll(() => consoleLog.lines.join())
    .toContain('First difference: "1-24 von 2000" where the browser renders "1–24 of 2,000".')
})
