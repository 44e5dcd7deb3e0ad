import type { Page } from '@playwright/test'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use(onSharedPage)

const FACETS = [
  { field: 'bundle', label: 'Kind of place', operator: 'or' },
  { field: 'price', label: 'Price a night, with all that is to be paid', widget: 'range' },
]

const SOLR = {
  url: '/solr/select',
  index: 'listings',
  address: 'query',
  max_rows: 2,
  facets: FACETS,
}

const SETTINGS = {
  'search-box': { placeholder: 'A lake, a town, a hot tub' },
  results: { nothing_found: true },
}

/** Opens a stock page as wide as a phone, in Arabic: its button of the filters is the widest. */
async function open(page: Page, query = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHtml(
    page,
    `<!doctype html>
<html lang="ar" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Stays</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/dist/vitrine-search.css" />
    <script type="application/json" data-vitrine-settings>${JSON.stringify(SETTINGS)}</script>
    <script type="module" src="/dist/esm/vitrine.js"></script>
  </head>
  <body style="margin: 20px">
    <div data-vitrine="search"><script type="application/json">${JSON.stringify({ solr: SOLR })}</script></div>
  </body>
</html>`,
    `/test${query}`,
  )
  await waitForSearches(page)
}

test('a long filter is whole', async ({ page }) => {
  await open(page, '?price=60..400')
  const chip = page.locator('.vitrine-chip__value')
  await expect(chip).toContainText('400')
  const hidden = await chip.evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(hidden).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a placeholder that is too long ends in an ellipsis, in all of the field', async ({
  page,
}) => {
  await open(page)
  const input = page.locator('.vitrine-search-box__input')
  await expect(input).toHaveCSS('text-overflow', 'ellipsis')
  await expect(input).toHaveCSS('padding-left', '8px')
  await input.fill('lake')
  await expect(input).toHaveCSS('padding-left', '44px')
})

test('where nothing is found, no row is kept for the count', async ({ page }) => {
  await open(page, '?query=lakr&bundle%5B%5D=loft')
  await page.locator('.vitrine-results__empty').waitFor()
  const room = await page.evaluate(() => {
    const [side, main] = ['.vitrine-page__side', '.vitrine-page__main'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    return (main?.top ?? 0) - (side?.bottom ?? 0)
  })
  expect(room).toBeLessThanOrEqual(41)
})
