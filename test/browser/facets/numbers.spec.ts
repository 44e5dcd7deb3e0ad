import type { Locator, Page } from '@playwright/test'
import { SearchPage } from '../search/SearchPage'
import { axeViolations, axeViolationsInSchemes } from '../support/axeViolations'
import { sideScroll } from '../support/sideScroll'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

/** Opens the page of numbers; `hash` is a fragment. */
async function open(page: Page, hash = '', query = ''): Promise<void> {
  await page.goto(`/numbers.html${query}${hash}`)
  await waitForSearches(page)
}

const stays = (page: Page): Locator => page.locator('#stays')
const facet = (page: Page, name: string): Locator =>
  stays(page).getByRole('group', { name, exact: true })
const available = (page: Page): Locator => page.getByRole('switch', { name: /^Available now/ })
const slider = (page: Page, name: string): Locator =>
  page.locator('#scales').getByRole('slider', { name, exact: true })
const settled = (page: Page, id = 'stays'): Promise<void> =>
  new SearchPage(page, id).waitForResults()
const chips = (page: Page): Locator => page.locator('.vitrine-chip')
const fragment = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1))
const count = async (row: Locator): Promise<string> =>
  (await row.locator('.vitrine-facet__count').textContent()) ?? ''
const found = (page: Page): Locator => stays(page).locator('.vitrine-result-count')

/** What a value promises, once the facets have followed the results. */
async function promised(page: Page, row: Locator): Promise<string> {
  await settled(page)
  await waitForFrames(page, 5)
  return count(row)
}

test('facets of every kind stand in the order of the markup', async ({ page }) => {
  await open(page)
  const fields = await stays(page)
    .locator('.vitrine-facet')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-field')))
  expect(fields).toEqual(['available', 'price', 'rating', 'guests', 'amenities'])
})

test('by mouse: each kind narrows the results to its count, and Back takes it back', async ({
  page,
}) => {
  await open(page)
  const bucket = facet(page, 'Price a night').locator('label', { hasText: '$150 to $200' })
  const inBucket = await count(bucket)
  await bucket.click()
  await expect(found(page)).toHaveText(`1–6 of ${inBucket}`)
  await expect(chips(page)).toHaveText('Price a night: $150 to $200')

  const rating = facet(page, 'Rating').locator('label', { hasText: '4.5 stars and up' })
  const rated = await promised(page, rating)
  await rating.click()
  await expect(found(page)).toContainText(`of ${rated}`)

  const toggle = stays(page).locator('.vitrine-toggle label')
  const free = await promised(page, toggle)
  await toggle.click()
  await expect(found(page)).toContainText(`of ${free}`)
  await expect(available(page)).toBeChecked()
  await expect(chips(page)).toHaveCount(3)

  const back = () => page.evaluate(() => history.back())
  await back()
  await expect(available(page)).not.toBeChecked()
  await back()
  await expect(facet(page, 'Rating').getByRole('radio', { name: 'Any' })).toBeChecked()
  await back()
  await expect(chips(page)).toHaveCount(0)
  await expect(found(page)).toContainText('of 2,000')
})

test('by keyboard alone: switch, buckets, stars and radios', async ({ page }) => {
  await open(page)
  await available(page).focus()
  await page.keyboard.press('Space')
  await settled(page)
  await expect(available(page)).toBeChecked()
  await expect(available(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(
    facet(page, 'Price a night').getByRole('checkbox', { name: /^Under \$150/ }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await settled(page)
  const bucket = facet(page, 'Price a night').getByRole('checkbox', { name: /^\$150 to \$200/ })
  await expect(bucket).toBeChecked()
  await expect(bucket).toBeFocused()

  await facet(page, 'Rating').getByRole('radio', { name: 'Any' }).focus()
  await page.keyboard.press('ArrowDown')
  const stars = facet(page, 'Rating').getByRole('radio', { name: /^4\.5 stars and up/ })
  await expect(stars).toBeFocused()
  await expect(stars).toBeChecked()
  await settled(page)
  await page.keyboard.press('ArrowUp')
  await settled(page)
  await expect(facet(page, 'Rating').getByRole('radio', { name: 'Any' })).toBeChecked()

  await facet(page, 'Guests').getByRole('radio', { name: 'Any' }).focus()
  await page.keyboard.press('ArrowDown')
  await settled(page)
  await expect(chips(page)).toHaveText([
    'Available now',
    'Price a night: $150 to $200',
    'Guests: 1 or 2',
  ])
})

test('by keyboard alone: a value is excluded, included and given up', async ({ page }) => {
  await open(page)
  const amenities = facet(page, 'Amenities')
  const box = amenities.getByRole('checkbox', { name: /^Balcony/ })
  const without = amenities.getByRole('button', { name: 'Without Balcony' })
  await box.focus()
  await page.keyboard.press('Tab')
  await expect(without).toBeFocused()
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(without).toHaveAttribute('aria-pressed', 'true')
  await expect(without).toBeFocused()
  await expect(chips(page)).toHaveText('Amenities: Without Balcony')
  await expect.poll(() => fragment(page)).toContain('-amenities:Balcony')
  await page.keyboard.press('Shift+Tab')
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await settled(page)
  await expect(box).toBeChecked()
  await expect(without).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Space')
  await settled(page)
  await expect(chips(page)).toHaveCount(0)
})

test('a slider goes in fractions, and another by equal factors, as screen readers hear', async ({
  page,
}) => {
  await open(page)
  const rating = slider(page, 'Minimum Rating')
  await rating.focus()
  await expect(rating).toHaveAttribute('aria-valuetext', '3')
  await page.keyboard.press('ArrowRight')
  await expect(rating).toHaveAttribute('aria-valuetext', '3.1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(rating).toHaveAttribute('aria-valuetext', '3.3')
  await expect(page.locator('#scales .vitrine-chip')).toHaveText('Rating: 3.3 or more')
  await expect.poll(() => fragment(page)).toContain('rating:[3.3 TO')

  const price = slider(page, 'Minimum Price')
  await price.focus()
  await page.keyboard.press('ArrowRight')
  await expect(price).toHaveAttribute('aria-valuetext', '$135')
  const box = await page.locator('#scales .vitrine-range__track').nth(1).boundingBox()
  const thumb = await page.locator('#scales .vitrine-range__thumb').nth(3).boundingBox()
  if (!box || !thumb) throw new Error('There is no slider')
  const y = thumb.y + thumb.height / 2
  await page.mouse.move(thumb.x + thumb.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 5 })
  await page.mouse.up()
  // The middle of a scale of factors is the root of the product of its ends.
  const middle = await slider(page, 'Maximum Price').getAttribute('aria-valuetext')
  const amount = Number(middle?.slice(1))
  expect(Math.abs(amount - Math.sqrt(130 * 575))).toBeLessThan(15)
  expect(amount % 5).toBe(0)
  await settled(page, 'scales')
})

test('the accessibility tree has a switch, stars as text, radios, and named buttons', async ({
  page,
}) => {
  await open(page, '#fq=-amenities:Balcony&fq={!tag=rating}rating:[4 TO *]')
  await expect(available(page)).toHaveAccessibleName(/^Available now [\d,]+$/)
  await expect(facet(page, 'Rating')).toMatchAriaSnapshot(`
    - group "Rating":
      - radio "Any"
      - radio /^4\\.5 stars and up [\\d,]+$/
      - radio /^4 stars and up [\\d,]+$/ [checked]
      - radio /^3\\.5 stars and up [\\d,]+$/
      - radio /^3 stars and up [\\d,]+$/
  `)
  await expect(facet(page, 'Price a night')).toMatchAriaSnapshot(`
    - group "Price a night":
      - checkbox /^Under \\$150 \\d+$/
      - checkbox /^\\$150 to \\$200 \\d+$/
  `)
  await expect(facet(page, 'Guests')).toMatchAriaSnapshot(`
    - group "Guests":
      - radio "Any" [checked]
      - radio /^1 or 2 \\d+$/
  `)
  await expect(facet(page, 'Amenities')).toMatchAriaSnapshot(`
    - group "Amenities":
      - searchbox "Find in Amenities"
      - checkbox /^Air conditioning \\d+$/
      - button "Without Air conditioning"
      - checkbox /^Balcony \\d+$/
      - button "Without Balcony" [pressed]
  `)
})

test('a hostile or mistyped address is ignored, and the page works', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/which a link may not set/)
  await open(
    page,
    '#fq={!join from=a to=b}x&fq=rating:[5 TO 1]&fq=price:200-100&fq=-amenities:&fq=available:',
  )
  await expect(chips(page)).not.toContainText(['join'])
  await expect(available(page)).not.toBeChecked()
  await expect(facet(page, 'Rating').getByRole('radio', { name: 'Any' })).toBeChecked()
  await facet(page, 'Rating')
    .getByRole('radio', { name: /^4 stars/ })
    .check()
  await settled(page)
  await expect(facet(page, 'Rating').getByRole('radio', { name: /^4 stars/ })).toBeChecked()
})

test('axe finds nothing while something of each kind is chosen, in both schemes', async ({
  page,
}) => {
  await open(page, '#fq=-amenities:Balcony&fq={!tag=rating}rating:[4 TO *]')
  await available(page).click()
  await settled(page)
  expect(await axeViolationsInSchemes(page)).toEqual([])
})

test('from right to left the filled stars begin at the right, and axe finds nothing', async ({
  page,
}) => {
  await open(page, '', '?dir=rtl')
  const row = stays(page).locator('.vitrine-rating__stars').nth(3)
  const [stars, filled] = await Promise.all([
    row.boundingBox(),
    row.locator('.vitrine-rating__fill').boundingBox(),
  ])
  if (!stars || !filled) throw new Error('There are no stars')
  expect(filled.x + filled.width).toBeCloseTo(stars.x + stars.width, 0)
  expect(filled.width).toBeLessThan(stars.width)
  expect(await axeViolations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } })

  for (const lang of ['en', 'de', 'ar']) {
    test(`by touch in the filter dialog, without scrolling to the side (${lang})`, async ({
      page,
    }) => {
      await open(page, '', `?lang=${lang}`)
      expect(await sideScroll(page)).toBe(0)
      await stays(page).locator('.vitrine-facets__open').tap()
      const dialog = page.locator('dialog.vitrine-sheet[open]')
      await dialog.locator('.vitrine-toggle label').tap()
      await settled(page)
      await expect(dialog.getByRole('switch')).toBeChecked()
      await dialog.locator('.vitrine-rating label').nth(1).tap()
      await dialog.locator('.vitrine-buckets label').first().tap()
      await dialog.locator('.vitrine-negation__button').first().tap()
      await settled(page)
      await expect(dialog.locator('.vitrine-negation__button').first()).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      const targets = dialog.locator('label:has(input), .vitrine-negation__button')
      await expect(async () => {
        const sizes = await targets.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height]),
        )
        expect(sizes.length).toBeGreaterThan(20)
        expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24)
      }).toPass()
      expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
      expect(await sideScroll(page)).toBe(0)
    })
  }

  test('a thumb follows a finger', async ({ page }) => {
    await open(page)
    const track = page.locator('#scales .vitrine-range__slider').first()
    await track.scrollIntoViewIfNeeded()
    const box = await track.boundingBox()
    if (!box) throw new Error('There is no slider')
    await page.touchscreen.tap(box.x + box.width / 4, box.y + box.height / 2)
    await settled(page, 'scales')
    await expect(slider(page, 'Minimum Rating')).toHaveAttribute('aria-valuetext', /^3\.[456]$/)
    await expect(page.locator('#scales .vitrine-chip')).toHaveText(/^Rating: 3\.[456] or more$/)
  })
})
