import type { Locator, Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolations } from '../support/axeViolations'
import { recordBodies, sentSearches } from '../support/recordBodies'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test.use({ hasTouch: true, timezoneId: 'Asia/Tokyo' })

/** Opens the page of dates on a Wednesday for the browser; Solr has its own clock. */
async function open(page: Page, query = ''): Promise<void> {
  await page.clock.setFixedTime('2026-07-01T12:00:00Z')
  await recordBodies(page)
  await page.goto(`/dates.html${query}`)
  await waitForSearches(page)
}

const facet = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
const results = (page: Page): Promise<void> => new SearchPage(page, 'stays').waitForResults()
const chips = (page: Page): Promise<string[]> =>
  page.locator('.vitrine-chip').evaluateAll((all) => all.map((chip) => chip.textContent ?? ''))
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search)

/** The filters of the last search, as they were sent. */
async function sentFilters(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const before = (await sentSearches(page)).length
  await act()
  await expect.poll(async () => (await sentSearches(page)).length).toBeGreaterThan(before)
  return (await sentSearches(page))[before]?.getAll('fq') ?? []
}

test('a preset is chosen by mouse, named in the chip and in the address, and taken back', async ({
  page,
}) => {
  await open(page)
  const stay = facet(page, 'Stay')
  const filters = await sentFilters(page, () => stay.getByText('This weekend').click())
  expect(filters).toContain('{!tag=booked}-booked:[2026-07-03 TO 2026-07-04]')
  await results(page)
  await expect.poll(() => query(page)).toBe('?stay=weekend')
  expect(await chips(page)).toEqual(['Stay: This weekend'])
  const count = await stay.locator('label', { hasText: 'This weekend' }).textContent()
  const found = await page.locator('.vitrine-result-count').textContent()
  expect(`This weekend ${found?.split(' of ')[1]}`).toBe(count)
  await page.goBack()
  await results(page)
  await expect(stay.getByRole('radio', { name: 'Any date' })).toBeChecked()
  expect(await chips(page)).toEqual([])
})

test('presets are chosen by keyboard, in both directions', async ({ page }) => {
  await open(page)
  const listed = facet(page, 'Listed')
  await listed.getByRole('radio', { name: 'Any date' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(listed.getByRole('radio', { name: /^Last 30 days/ })).toBeFocused()
  await results(page)
  await expect.poll(() => query(page)).toBe('?listed=last-30-days')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await results(page)
  await expect.poll(() => query(page)).toBe('')
})

test('two days are typed into the browser’s own fields', async ({ page }) => {
  await open(page)
  const stay = facet(page, 'Stay')
  await stay.getByLabel('From', { exact: true }).focus()
  const filters = await sentFilters(page, async () => {
    await page.keyboard.type('07012026')
    await stay.getByLabel('To', { exact: true }).focus()
    await page.keyboard.type('07072026')
    await page.keyboard.press('Enter')
  })
  expect(filters).toContain('{!tag=booked}-booked:[2026-07-01 TO 2026-07-06]')
  await results(page)
  await expect.poll(() => query(page)).toBe('?stay=2026-07-01..2026-07-07')
  expect(await chips(page)).toEqual(['Stay: July 1 – 7, 2026'])
  await expect(stay.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a day without a night is refused at its field, and said aloud', async ({ page }) => {
  await open(page)
  const stay = facet(page, 'Stay')
  await stay.getByLabel('From', { exact: true }).fill('2026-07-01')
  await stay.getByLabel('To', { exact: true }).fill('2026-07-01')
  await page.keyboard.press('Enter')
  await expect(stay.getByRole('alert')).toHaveText('A stay has at least one night.')
  await expect(stay.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(stay.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'A stay has at least one night.',
  )
  expect(query(page)).toBe('')
})

test('a month is chosen with a finger, in the time zone of the facet', async ({ page }) => {
  await open(page)
  const months = facet(page, 'Listed by month')
  await expect(months.getByRole('button')).toHaveCount(12)
  const bar = months.getByRole('button').nth(6)
  const name = (await bar.getAttribute('aria-label')) ?? ''
  const filters = await sentFilters(page, () => bar.tap())
  expect(filters.join()).toMatch(
    /created:\[\d{4}-\d\d-01T0[78]:00:00Z TO \d{4}-\d\d-01T0[78]:00:00Z\}/,
  )
  await results(page)
  const [, month = '', year = '', count = ''] = /^(\w+) (\d+): (\d+) /.exec(name) ?? []
  const [chip = ''] = await chips(page)
  expect(chip).toMatch(new RegExp(`^Listed: ${month}[a-z]* ${year}$`))
  expect(await page.locator('.vitrine-result-count').textContent()).toContain(` of ${count}`)
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await bar.tap()
  await results(page)
  expect(await chips(page)).toEqual([])
})

test('an address that somebody edited is mended, and the search works', async ({ page }) => {
  await open(page, '?stay=2026-07-09..2026-07-01&listed=%7B!join%7D2026-02-30..')
  expect(await chips(page)).toEqual([])
  await expect(facet(page, 'Stay').getByRole('radio', { name: 'Any date' })).toBeChecked()
  await expect(page.locator('.vitrine-result-count')).toContainText('of 2,000')
})

test('the accessibility tree has groups, radio buttons with counts, and named date fields', async ({
  page,
}) => {
  await open(page, '?listed=this-year')
  await expect(facet(page, 'Stay')).toMatchAriaSnapshot(`
    - group "Stay":
      - text: Stay
      - radio "Any date" [checked]
      - text: Any date
      - radio /^Today [\\d,]+$/
      - text: /Today [\\d,]+/
      - radio /^This weekend [\\d,]+$/
      - text: /This weekend [\\d,]+/
      - radio /^Next 7 days [\\d,]+$/
      - text: /Next 7 days [\\d,]+ From/
      - textbox "From"
      - text: To
      - textbox "To"
      - alert
  `)
  await expect(facet(page, 'Listed').getByRole('radio', { checked: true })).toHaveAccessibleName(
    /^This year [\d,]+$/,
  )
})

for (const [name, address] of [
  ['', ''],
  ['on a narrow screen ', '?lang=de'],
  ['from right to left ', '?lang=ar&stay=weekend'],
] as const) {
  test(`axe finds nothing ${name}on the page of dates`, async ({ page }) => {
    if (name.includes('narrow')) await page.setViewportSize({ width: 320, height: 700 })
    await open(page, address)
    expect(await axeViolations(page)).toEqual([])
    expect(await axeViolations(page, { isDark: true })).toEqual([])
    expect(await sideScroll(page)).toBe(0)
  })
}

test('every control can be hit with a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  const small = await page
    .locator('.vitrine-dates :is(label, button, input[type="date"])')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24),
    )
  expect(small).toEqual([])
})
