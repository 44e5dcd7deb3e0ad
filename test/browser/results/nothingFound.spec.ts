import type { Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolationsInSchemes } from '../support/axeViolations'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

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

test('a slow count moves nothing but what follows it, and a next search aborts it', async ({
  page,
  qa,
}) => {
  await page.goto(`${PAGE}?city%5B%5D=Moab`)
  await waitForSearches(page)
  expect((await qa.searches()).some((body) => body.includes('facet.query'))).toBe(false)
  const search = async (words: string) => {
    await page.getByRole('textbox', { name: 'Search' }).fill(words)
    await page.keyboard.press('Enter')
  }
  await qa.simulate({ latency: 600 })
  await search('zzzzqq')
  const title = page.getByText('No place matches all of that')
  await expect(title).toBeVisible()
  const before = await title.boundingBox()
  await expect(changes(page)).toHaveCount(0)
  await search('zzzzq')
  await expect(changes(page)).toHaveText(['Search without “zzzzq” 46 results'])
  expect(await title.boundingBox()).toEqual(before)
  const counts = (await qa.searches()).filter((body) => body.includes('facet.query'))
  expect(counts.map((body) => new URLSearchParams(body).get('q'))).toEqual([
    'zzzzqq',
    '*:*',
    'zzzzq',
    '*:*',
  ])
  await qa.simulate()
})

test('a failing count leaves the message, and is told on the console only', async ({
  page,
  consoleLog,
}) => {
  await page.route('**/solr/select', async (route) => {
    const isCount = route.request().postData()?.includes('facet.query')
    await (isCount ? route.fulfill({ status: 503, body: 'no' }) : route.fallback())
  })
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
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
