import { chromium, type Page } from '@playwright/test'
import { findBrowser, launchOptions } from '../../support/findBrowser'
import { waitForCache } from '../cache/waitForCache'
import { SearchPage } from '../search/SearchPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

declare global {
  interface Window {
    /** Whether this page was restored from the back/forward cache. */
    fromBackForwardCache?: boolean
  }
}

/** The number of results when the visitor leaves: five steps of six. */
const SHOWN_RESULTS = 30

/** The index of the opened result, which appears in the fourth step. */
const OPENED_INDEX = 19

/** The visible state of the page. */
interface PageState {
  readonly url: string
  readonly items: readonly string[]
  /** The top of the opened item in the window, in CSS pixels. */
  readonly top: number
  readonly ticked: readonly string[]
  /** The aria-expanded attribute of each "Show more" button. */
  readonly open: readonly (string | null)[]
  readonly focus: string | null
}

function readPage(page: Page): Promise<PageState> {
  return page.evaluate((opened) => {
    const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
    const items = all('.vitrine-results__item')
    return {
      url: location.href,
      items: items.map((one) => one.querySelector('h3')?.textContent ?? ''),
      top: items[opened]?.getBoundingClientRect().top ?? Number.NaN,
      ticked: all('.vitrine-facet__item:has(:checked) .vitrine-facet__value').map(
        (one) => one.textContent,
      ),
      open: all('.vitrine-facet__more').map((one) => one.getAttribute('aria-expanded')),
      focus: document.activeElement?.getAttribute('href') ?? null,
    }
  }, OPENED_INDEX)
}

/** Filters twice, opens a facet, scrolls and opens an item. @returns the state before. */
async function filterScrollAndOpen(page: Page): Promise<PageState> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      window.fromBackForwardCache = persisted
    })
  })
  await page.goto('/growing.html')
  const stays = new SearchPage(page, 'stays')
  await stays.waitForResults()
  await stays
    .facet('Region')
    .getByRole('button', { name: /^Show \d+ more/ })
    .click()
  await stays.toggle('Type', 'cabin')
  await stays.toggle('Type', 'house')
  const items = page.locator('.vitrine-results__item')
  for (let count = 6; count < SHOWN_RESULTS; count += 6) {
    await expect(items).toHaveCount(count)
    await items.last().scrollIntoViewIfNeeded()
  }
  await expect(items).toHaveCount(SHOWN_RESULTS)
  // The page may be left once three responses and their documents are written.
  await waitForCache(page, 3, 81)
  await page.mouse.wheel(0, Math.round((await readPage(page)).top) - 200)
  await expect.poll(async () => Math.abs((await readPage(page)).top - 200)).toBeLessThanOrEqual(1)
  await items.nth(OPENED_INDEX).getByRole('link').focus()
  const before = await readPage(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/listings\/\d+$/)
  // The listing's page has a search of its own.
  await waitForSearches(page)
  return before
}

/** `overflow-x: hidden` against a scroll bar at the foot, on elements of the window's height. */
const INNER_SCROLLER = '<style>html, body { height: 100%; overflow-x: hidden }</style>'

async function scrollInBody(page: Page): Promise<void> {
  await page.route('**/growing.html', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</head>', `${INNER_SCROLLER}</head>`)
    await route.fulfill({ response, body })
  })
}

/** Expects the state from before as soon as the results are there. */
async function expectRestored(page: Page, before: PageState): Promise<void> {
  await expect.poll(() => readPage(page).then(({ items }) => items.length)).toBe(SHOWN_RESULTS)
  const { top, ...after } = await readPage(page)
  const { top: topBefore, ...same } = before
  expect(after).toEqual(same)
  expect(Math.abs(top - topBefore), `${top} px, before ${topBefore} px`).toBeLessThanOrEqual(1)
}

test('Back from another page restores results and position without a request', async ({
  page,
  qa,
}) => {
  const before = await filterScrollAndOpen(page)
  const requestCount = (await qa.log()).filter(({ path }) => path.startsWith('/solr/')).length
  await page.goBack()
  // An entry that the left page writes late would end goBack too soon.
  await page.waitForURL(/\/growing\.html/)
  await expect.poll(() => page.evaluate(() => window.fromBackForwardCache)).toBe(false)
  await expectRestored(page, before)
  // The state stays when everything is loaded and the browser restores scrolling itself again.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto')
  await expectRestored(page, before)
  expect((await qa.log()).filter(({ path }) => path.startsWith('/solr/'))).toHaveLength(
    requestCount,
  )
})

test('Back restores the position where a theme lets the body scroll in place of the page', async ({
  page,
}) => {
  await scrollInBody(page)
  const before = await filterScrollAndOpen(page)
  await page.goBack()
  await page.waitForURL(/\/growing\.html/)
  await expectRestored(page, before)
  expect(await page.evaluate(() => [scrollY > 0, document.body.scrollTop > 0])).toEqual([
    false,
    true,
  ])
})

test('Back from the back/forward cache restores results and position without a request', async ({
  qa,
  site,
}) => {
  const browser = await chromium.launch({
    ...launchOptions(findBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: site, viewport: { width: 1280, height: 800 } })
  const before = await filterScrollAndOpen(page)
  const requestCount = (await qa.log()).filter(({ path }) => path.startsWith('/solr/')).length
  // A page from the back/forward cache fires no load events that Playwright could wait for.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL(/\/growing\.html/, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => window.fromBackForwardCache)).toBe(true)
  await expectRestored(page, before)
  expect((await qa.log()).filter(({ path }) => path.startsWith('/solr/'))).toHaveLength(
    requestCount,
  )
  await browser.close()
})

/** The number of results, the first visible one with its position, and the focus. */
function readPosition(page: Page) {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('.vitrine-results__item')]
    const first = items.find((one) => one.getBoundingClientRect().bottom > 0)
    return {
      count: items.length,
      first: first?.querySelector('h3')?.textContent,
      top: Math.round(first?.getBoundingClientRect().top ?? Number.NaN),
      focus: document.activeElement?.textContent?.slice(0, 20),
    }
  })
}

/** Waits until the stored snapshot has the current position. */
async function waitForSnapshot(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(() => {
      const all: [string, { place: { anchor: { item: string; top: number } | null } }][] =
        JSON.parse(sessionStorage.getItem('vitrine-pages') ?? '[]')
      const anchor = all.find(([id]) => id === history.state?.vitrine)?.[1].place.anchor
      const item = document.querySelector(`[data-item="${anchor?.item}"]`)
      return item !== null && item.getBoundingClientRect().top === anchor?.top
    })
  await expect.poll(isStored).toBe(true)
}

test('Back and Forward within the page restore the position of each step', async ({ page }) => {
  await page.goto('/growing.html')
  const stays = new SearchPage(page, 'stays')
  await stays.waitForResults()
  const items = page.locator('.vitrine-results__item')
  for (let count = 12; count <= SHOWN_RESULTS; count += 6) {
    await items.last().scrollIntoViewIfNeeded()
    await expect.poll(() => items.count()).toBeGreaterThanOrEqual(count)
  }
  const next = page.getByRole('link', { name: 'Next »' })
  await next.focus()
  await waitForSnapshot(page)
  const first = await readPosition(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.vitrine-result-count')).toHaveText(/^49–/)
  await expect.poll(async () => (await readPosition(page)).top).toBeGreaterThanOrEqual(0)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 250)
  await expect.poll(async () => (await readPosition(page)).top).toBeLessThan(0)
  await waitForSnapshot(page)
  const second = await readPosition(page)

  await page.goBack()
  await expect.poll(() => readPosition(page)).toEqual(first)
  await page.goForward()
  await expect.poll(() => readPosition(page)).toEqual(second)
})
