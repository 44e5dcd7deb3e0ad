import { axeViolations } from '../support/axeViolations'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { countPosts, keepNodes, readNodes } from './serverNodes'

/** Demo pages of further widgets, with a choice of each in the address, and texts that the server's HTML has. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/rendered/numbers.html?available[]=true&price[]=150-200&rating=4..&amenities[not][]=Balcony&s-rating=3.5..4.5':
    ['$150 to $200', '4 stars and up', 'Without Balcony', '3.5 to 4.5'],
  '/rendered/filters.html?bundle[]=apartment&bedrooms=2&g-bedrooms=3': ['Flat', 'Any', '1 chosen'],
  '/rendered/trees.html?category=Cabins/Chalets&host[]=Ada+Abbott': [
    'Cabins › Chalets',
    'Ada Abbott',
  ],
  '/rendered/dates.html?stay=weekend&listed=2026-03-01..2026-05-31': [
    'This weekend',
    'Spring 2026',
  ],
  '/rendered/near.html?near=44.058,-121.315,40.234': ['Within 25 mi of Bend'],
  '/rendered/page-size.html?rows=24&pg=2': ['25–48 of 2,000'],
}

for (const [address, texts] of Object.entries(PAGES)) {
  test(`a server renders ${address}, and the browser adopts it as it stands`, async ({ page }) => {
    const posts = countPosts(page)
    await keepNodes(page)
    const response = await page.goto(address)
    const html = (await response?.text()) ?? ''
    expect(html).toContain('data-vitrine-root')
    await waitForSearches(page)
    const { count, gone } = await readNodes(page)
    expect(count).toBeGreaterThan(300)
    expect(gone).toEqual([])
    expect(posts).toEqual([])
    for (const text of texts) await expect(page.locator('main')).toContainText(text)
    expect(await axeViolations(page)).toEqual([])
  })
}

test('without JavaScript, facets of each kind are a form that searches', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/rendered/numbers.html')
  const form = page.locator('#stays form').filter({ has: page.getByRole('switch') })
  await form.getByRole('switch').check()
  await form.getByRole('radio', { name: /^4 stars/ }).check()
  await form.getByRole('checkbox', { name: /^\$150 to \$200/ }).check()
  await form.locator('button[type="submit"], button:not([type])').first().click()
  await expect(page.getByRole('switch')).toBeChecked()
  await expect(page.locator('#stays .vitrine-chip')).toHaveCount(3)
  await context.close()
})

test('without JavaScript, an excluded value stays excluded until its box is ticked', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  // As links of an earlier version have it.
  await page.goto('/rendered/numbers.html?fq[]={!tag=amenities}-amenities:Balcony')
  const form = page.locator('#stays form').filter({ has: page.getByRole('switch') })
  const chips = page.locator('#stays .vitrine-chip__value')
  const send = async () => {
    const before = page.url()
    await form.locator('button[type="submit"], button:not([type])').first().click()
    await page.waitForURL((url) => url.href !== before)
  }
  await form.getByRole('switch').check()
  await send()
  await expect(chips.filter({ hasText: 'Without Balcony' })).toHaveCount(1)
  await expect(chips).toHaveCount(2)
  expect(new URL(page.url()).searchParams.getAll('amenities[not][]')).toEqual(['Balcony'])
  const balcony = form.locator('.vitrine-negation').filter({ hasText: 'Balcony' })
  await expect(balcony.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await balcony.getByRole('checkbox').check()
  await send()
  await expect(chips).toHaveText([/./, /Balcony$/])
  await expect(chips.filter({ hasText: 'Without' })).toHaveCount(0)
  await expect(page.locator('#stays .vitrine-results__item').first()).toBeVisible()
  await context.close()
})

test('without JavaScript, a page size is chosen by a form that keeps the rest of the search', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/rendered/page-size.html?query=cabin&utm=mail&pg=3')
  const items = page.locator('#stays .vitrine-results__item')
  await expect(items).toHaveCount(12)
  const form = page.locator('#stays form.vitrine-page-size')
  await form.getByRole('combobox').selectOption('24')
  await form.getByRole('button').click()
  await expect(items).toHaveCount(24)
  const { searchParams } = new URL(page.url())
  expect([...searchParams].sort()).toEqual([
    ['query', 'cabin'],
    ['rows', '24'],
    ['utm', 'mail'],
  ])
  await expect(form.getByRole('combobox')).toHaveValue('24')
  await context.close()
})

for (const width of [360, 1280]) {
  test(`without JavaScript, a bar's open facet leaves the button that searches free (${width} px)`, async ({
    browser,
    site,
  }) => {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false, viewport })
    const page = await context.newPage()
    await page.goto('/rendered/filters.html')
    const form = page.locator('form.vitrine-facets--bar')
    const search = form.getByRole('button', { name: 'Search', exact: true })
    for (const summary of (await form.locator('summary').all()).reverse()) {
      await summary.click()
      await search.click({ trial: true, timeout: 2000 })
      await expect(form.getByRole('button', { name: / results$|^Clear/ })).toHaveCount(0)
      expect(await sideScroll(page)).toBe(0)
    }
    await form.getByRole('checkbox', { name: /^Flat/ }).check()
    await search.click()
    await expect(page.locator('.vitrine-chip').first()).toContainText('Flat')
    await context.close()
  })
}
