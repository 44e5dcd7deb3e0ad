import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** Where the header of the page ends, in CSS pixels. */
const TOP = 40

async function open(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto('/default.html')
  await page.addStyleTag({ url: '/dist/vitrine-sticky.css' })
  await page.addStyleTag({ content: `:root { --vitrine-sticky-top: ${TOP}px }` })
  await waitForSearches(page)
}

const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Goes back through the results by Shift+Tab. @returns how many stops lie beneath what sticks, and how many there are */
async function stopsBeneath(page: Page, bar: string) {
  await page.locator('.vitrine-page__main a, .vitrine-page__main button').last().focus()
  let beneath = 0
  let stops = 0
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate((selector) => {
      const focused = document.activeElement
      const edge = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      if (!focused?.closest('.vitrine-page__main')) return null
      return focused.getBoundingClientRect().top - edge
    }, bar)
    if (top === null) break
    stops += 1
    if (top < -1) beneath += 1
  }
  return { beneath, stops }
}

const SIZES = [
  { width: 320, height: 800, first: '.vitrine-page__side', bar: '.vitrine-page__side' },
  { width: 1280, height: 800, first: '.vitrine-page__head', bar: '.vitrine-page__bar' },
]

for (const { width, height, first, bar } of SIZES) {
  test(`focus is never beneath what sticks at ${width} px`, async ({ page }) => {
    await open(page, width, height)
    await scrollDown(page)
    expect(await topOf(page, first)).toBe(TOP)
    const { beneath, stops } = await stopsBeneath(page, bar)
    expect(stops).toBeGreaterThan(15)
    expect(beneath).toBe(0)
    await test.step('without its margin it would be', async () => {
      await page.addStyleTag({ content: '.vitrine-page__main * { scroll-margin: 0 !important }' })
      expect((await stopsBeneath(page, bar)).beneath).toBeGreaterThan(0)
    })
  })
}

test('the facets scroll by themselves, and the order is in the row of the filters', async ({
  page,
}) => {
  await open(page, 1280, 800)
  await scrollDown(page)
  const side = page.locator('.vitrine-page__side')
  expect(await side.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
  const { bottom } = await side.evaluate((one) => one.getBoundingClientRect().toJSON())
  expect(bottom).toBeLessThanOrEqual(801)
  await test.step('with two columns in a row below the search, beside the count', async () => {
    const { bottom: end } = await page
      .locator('.vitrine-page__head')
      .evaluate((one) => one.getBoundingClientRect().toJSON())
    expect(await topOf(page, '.vitrine-page__bar')).toBe(Math.round(end))
    await expect(page.locator('.vitrine-result-count')).toBeInViewport()
    await expect(page.locator('.vitrine-sort')).toBeInViewport()
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await scrollDown(page)
  expect(await topOf(page, '[data-vitrine="sort"]')).toBe(TOP)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const dir of ['ltr', 'rtl']) {
  test(`what sticks is as wide as the page (${dir})`, async ({ page }) => {
    await open(page, 1280, 800)
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    const ends = await page.evaluate(() =>
      ['.vitrine-page', '.vitrine-page__head', '.vitrine-page__bar', '.vitrine-page__main'].map(
        (selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect()
          return Math.round((document.dir === 'rtl' ? box?.left : box?.right) ?? Number.NaN)
        },
      ),
    )
    expect(ends).toEqual(ends.map(() => ends[0]))
  })
}

test('nothing sticks at 200 % zoom', async ({ page }) => {
  await open(page, 640, 400)
  await scrollDown(page)
  expect(await topOf(page, '.vitrine-page__head')).toBeLessThan(0)
  expect(await topOf(page, '.vitrine-page__side')).toBeLessThan(0)
})
