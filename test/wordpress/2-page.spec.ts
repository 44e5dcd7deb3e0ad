import type { Page } from '@playwright/test'
import { axeViolations } from '../browser/support/axeViolations'
import { readShifts, recordShifts } from '../browser/support/layoutShifts'
import { waitForSearches } from '../browser/support/waitForSearches'
import { readParsed, recordParsed } from './support/parsedElements'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

/** The maximum layout shift of a visit. */
const MAX_SHIFT = 0.02

/** Where the pages can be looked at afterwards. */
const PICTURES = 'node_modules/.cache/vitrine-wordpress-pictures'

/** How the check mark of a theme is shown, which would stand in a corner of the page. */
const drawnByTheme = (box: Element) =>
  ['::before', '::after'].map((part) => getComputedStyle(box, part).display)

const items = (page: Page) => page.locator('.vitrine-results__item:visible')

for (const theme of ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree']) {
  for (const width of [360, 1280]) {
    test(`a visitor searches, filters, pages and saves in ${theme} at ${width} px`, async ({
      page,
      site,
    }) => {
      const address = await prepare(site)
      site.run(`switch_theme('${theme}');`)
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      const searches: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('vitrine/v1/select')) searches.push(request.postData() ?? '')
      })
      await page.goto(address)
      await waitForSearches(page)
      await page.waitForLoadState('networkidle')
      const { total, shifts } = await readShifts(page)
      console.log(`  layout shift in ${theme} at ${width} px: ${total.toFixed(4)}`)
      // The answer is in the page.
      expect(searches).toEqual([])
      expect(await axeViolations(page, { include: '.vitrine-layout' })).toEqual([])
      await page.screenshot({ path: `${PICTURES}/${theme}-${width}.png`, fullPage: true })
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
      await expect(items(page)).toHaveCount(12)

      await page.locator('.vitrine-layout .vitrine-search-box__input:visible').fill('Zermatt')
      await page.locator('.vitrine-layout .vitrine-search-box__input:visible').press('Enter')
      await expect(items(page).first()).toContainText('Zermatt')
      await expect(page).toHaveURL(/query=Zermatt/)

      if (width < 720) await page.getByRole('button', { name: /^Filter/ }).click()
      const box = page.getByRole('checkbox', { name: /^Apartment/ })
      await box.check()
      expect(await box.evaluate(drawnByTheme)).toEqual(['none', 'none'])
      if (width < 720) await page.keyboard.press('Escape')
      await expect(page.locator('.vitrine-chip:visible')).toContainText('Apartment')

      await page.locator('.vitrine-pager__next:visible').click()
      await expect(page).toHaveURL(/pg=2/)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

      const flag = items(page).first().locator('.rs-flag')
      await flag.click()
      await expect(items(page).first().locator('.rs-unflag')).toBeVisible()
    })
  }
}

test('without JavaScript a visitor searches, filters and pages', async ({ browser, site }) => {
  const address = await prepare(site)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(address)
  await expect(items(page)).toHaveCount(12)
  await page.locator('.vitrine-layout .vitrine-search-box__input:visible').fill('Zermatt')
  await page.locator('.vitrine-layout .vitrine-search-box__submit:visible').click()
  await expect(page).toHaveURL(/query=Zermatt/)
  await expect(items(page).first()).toContainText('Zermatt')
  await page
    .getByRole('checkbox', { name: /^Apartment/ })
    .first()
    .check()
  await page.locator('.vitrine-facets button[type="submit"]').click()
  await expect(page.locator('.vitrine-chip:visible')).toHaveCount(1)
  await expect(page).toHaveURL(/query=Zermatt/)
  const first = await items(page).first().textContent()
  await page.locator('.vitrine-pager__next:visible').click()
  await expect(page).toHaveURL(/pg=2/)
  await expect(page.locator('.vitrine-chip:visible')).toHaveCount(1)
  expect(await items(page).first().textContent()).not.toBe(first)
  await page.locator('.vitrine-chip:visible').click()
  await expect(page.locator('.vitrine-chip:visible')).toHaveCount(0)
  await expect(page.locator('.vitrine-layout .vitrine-search-box__input:visible')).toHaveValue(
    'Zermatt',
  )
  await page.getByLabel('Sort by').selectOption('Oldest first')
  await page.locator('.vitrine-sort button[type="submit"]').click()
  await expect(page).toHaveURL(/query=Zermatt.*sortby=created\+asc/)
  await expect(page.getByLabel('Sort by')).toHaveValue('created asc')
  await context.close()
})

/** What the server has written of a search page, beside its results. */
const WRITTEN = '.vitrine-facet, .vitrine-search-box, .vitrine-sort, .vitrine-status'

test('the browser adopts the facets and forms that the server has written', async ({
  page,
  site,
}) => {
  await prepare(site)
  const address = site.run(
    "echo get_permalink(wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Facets', 'post_content' => '[vitrine_search facets=\"category_facet,city_facet,price_price\"]']));",
  )
  await recordShifts(page)
  await recordParsed(page, WRITTEN)
  await page.goto(address)
  await waitForSearches(page)
  await page.waitForLoadState('networkidle')
  const adopted = await readParsed(page, WRITTEN)
  expect(adopted).toEqual([
    ['vitrine-search-box', true],
    ['category_facet', true],
    ['city_facet', true],
    ['price_price', true],
    ['vitrine-sort', true],
    ['vitrine-status', true],
    ['vitrine-status', true],
  ])
  const { total, shifts } = await readShifts(page)
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
  await page.getByRole('checkbox', { name: /^Cabin/ }).check()
  await expect(page.locator('.vitrine-chip:visible')).toContainText('Cabin')
  await expect(items(page).first()).toContainText('Cabin')
})
