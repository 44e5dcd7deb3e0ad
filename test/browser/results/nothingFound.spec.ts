import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolationsInSchemes } from '../support/axeViolations'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { holdCounts } from './holdCounts'

test.use({ hasTouch: true })

const PAGE = '/nothing-found.html'
const CHEAP = '?city%5B%5D=Moab&bundle%5B%5D=apartment&price=10..60'
const MISSPELT = '?query=lakr&city%5B%5D=Moab'
const FAR = '?near=39.064,-108.551,5&bundle%5B%5D=loft'

async function open(page: Page, query: string): Promise<void> {
  await page.goto(PAGE + query)
  await waitForSearches(page)
}

const help = (page: Page) => page.locator('.vitrine-nothing-found')
const changes = (page: Page) => help(page).getByRole('button')
const change = (page: Page, name: RegExp) => help(page).getByRole('button', { name })

/** The number in the name of a change. */
async function promised(page: Page, name: RegExp): Promise<number> {
  const text = (await change(page, name).textContent()) ?? ''
  return Number(/([\d,]+) results?$/.exec(text)?.[1]?.replaceAll(',', ''))
}

/** The number of results that the page shows. */
async function found(page: Page): Promise<number> {
  const count = await new SearchPage(page, 'stays').resultCount()
  return Number(/of ([\d,]+)$/.exec(count)?.[1]?.replaceAll(',', ''))
}

const PRESSES = {
  mouse: (page: Page, name: RegExp) => change(page, name).click(),
  key: async (page: Page, name: RegExp) => {
    await change(page, name).focus()
    await page.keyboard.press('Enter')
  },
  touch: (page: Page, name: RegExp) => change(page, name).tap(),
}

for (const [input, press] of Object.entries(PRESSES)) {
  test(`a change finds as many results as it promises, by ${input}`, async ({ page }) => {
    const cases = [
      [CHEAP, /^Remove Price: \$10 to \$60/],
      [MISSPELT, /^Search for “lake”/],
      [MISSPELT, /^Search without “lakr”/],
      [FAR, /^Within \d+ km of Grand Junction/],
      [FAR, /^Remove Within 5 km of Grand Junction/],
    ] as const
    for (const [query, name] of cases) {
      await open(page, query)
      await expect(help(page).getByRole('status')).toHaveText('These changes find results:')
      const count = await promised(page, name)
      expect(count).toBeGreaterThan(0)
      await press(page, name)
      await expect(page.locator('.vitrine-results')).toBeFocused()
      await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
      expect(await found(page)).toBe(count)
      await expect(help(page)).toHaveCount(0)
      await page.goBack()
      await expect(change(page, name)).toBeVisible()
    }
  })
}

test('a screen reader gets a status and a named list of buttons with their numbers', async ({
  page,
}) => {
  await open(page, MISSPELT)
  await expect(page.getByRole('region', { name: 'Results' })).toMatchAriaSnapshot(`
    - region "Results":
      - heading "Results" [level=2]
      - paragraph: No place matches all of that
      - status: "These changes find results:"
      - list "These changes find results:":
        - listitem:
          - button "Search for “lake” 1 result"
        - listitem:
          - button /^Search without “lakr” \\d+ results$/
  `)
  await expect(page.locator('.vitrine-announcer')).toHaveText('No results found')
})

test('a slow count moves nothing but what follows it, and a next search aborts it', async ({
  page,
}) => {
  // So high that no scrollbar comes and goes.
  await page.setViewportSize({ width: 1280, height: 2000 })
  const counts = await holdCounts(page)
  await page.goto(`${PAGE}?city%5B%5D=Moab`)
  await waitForSearches(page)
  expect(await counts()).toEqual([])
  const search = async (words: string) => {
    await page.getByRole('textbox', { name: 'Search' }).fill(words)
    await page.keyboard.press('Enter')
  }
  await search('zzzzqq')
  const title = page.getByText('No place matches all of that')
  await expect(title).toBeVisible()
  const before = await title.boundingBox()
  // The two counts of a search leave together: either can come first.
  await expect.poll(counts).toEqual(['*:* held', 'zzzzqq held'])
  await expect(changes(page)).toHaveCount(0)
  await page.evaluate(() => {
    window.areCountsHeld = false
  })
  await search('zzzzq')
  await expect(changes(page)).toHaveText(['Search without “zzzzq” 46 results'])
  expect(await title.boundingBox()).toEqual(before)
  expect(await counts()).toEqual(['*:* aborted', '*:* sent', 'zzzzq sent', 'zzzzqq aborted'])
})

test('on a page with a status, the changes are the only message', async ({ page }) => {
  const status = page.locator('.vitrine-status__empty')
  await page.route(`**${PAGE}*`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '<div data-vitrine="current-filters"></div>',
      '$&<div data-vitrine="status"></div>',
    )
    await route.fulfill({ response, body: html })
  })
  await open(page, '?city%5B%5D=Moab&bundle%5B%5D=apartment&price=10..60')
  await expect(changes(page).first()).toBeVisible()
  await expect(status).toBeAttached()
  await expect(status).toBeHidden()
})

test('a failing count leaves the message, and is told on the console only', async ({
  page,
  consoleLog,
}) => {
  // Firefox tells Playwright no bodies, so the page marks the counts.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (input, init) =>
      real(String(init?.body).includes('facet.query') ? `${input}?count` : input, init)
  })
  await page.route('**/solr/select?count', (route) => route.fulfill({ status: 503, body: 'no' }))
  consoleLog.allow(/503/)
  await open(page, CHEAP)
  await expect.poll(() => consoleLog.lines.join()).toContain('answered 503')
  await expect(page.getByText('No place matches all of that')).toBeVisible()
  await expect(changes(page)).toHaveCount(0)
})

for (const dir of ['ltr', 'rtl']) {
  test(`the changes fit on 320 pixels and have no violation (${dir})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, FAR)
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
    await expect(changes(page).first()).toBeVisible()
    expect(await sideScroll(page)).toBe(0)
    for (const box of await changes(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )) {
      expect(box.height).toBeGreaterThanOrEqual(24)
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(320)
    }
    expect(await axeViolationsInSchemes(page)).toEqual([])
  })
}
