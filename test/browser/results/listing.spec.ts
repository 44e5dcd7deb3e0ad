import type { Page } from '@playwright/test'
import { axeViolationsInSchemes } from '../support/axeViolations'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

async function open(page: Page): Promise<void> {
  await page.goto('/listing.html')
  await waitForSearches(page)
  await expect(first(page).locator('.vitrine-card__dots')).toBeAttached()
}

const first = (page: Page) => page.getByRole('article').first()
const media = (page: Page) => first(page).locator('.vitrine-card__media')
const turn = (page: Page, name: string) =>
  first(page).getByRole('button', { name: new RegExp(`^${name} picture: `) })

/** The index of the picture that is seen, once the row rests. */
const seen = (page: Page) =>
  expect.poll(() => media(page).evaluate((row) => Math.abs(row.scrollLeft) / row.clientWidth))

for (const lang of ['en', 'ar']) {
  test(`the keyboard turns to the next picture and back, in ${lang}`, async ({ page }) => {
    await open(page)
    if (lang === 'ar') {
      await page.goto('/listing.html?lang=ar')
      await expect(first(page).locator('.vitrine-card__dots')).toBeAttached()
    }
    const [previous, next] = await first(page).locator('.vitrine-card__turn').all()
    await next?.focus()
    await expect(next ?? page.locator('none')).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await seen(page).toBe(1)
    await page.keyboard.press('Enter')
    await seen(page).toBe(2)
    await expect(next ?? page.locator('none')).toBeFocused()
    await previous?.focus()
    await page.keyboard.press('Enter')
    await seen(page).toBe(1)
  })
}

test('what is scrolled to is announced, and the end has no further button', async ({ page }) => {
  await open(page)
  await turn(page, 'Next').press('Enter')
  await expect(page.locator('.vitrine-announcer').first()).toHaveText(/^Picture 2 of \d$/)
  await media(page).evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }))
  await expect(turn(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  await expect(turn(page, 'Previous')).not.toHaveAttribute('aria-disabled')
})

test('no second picture is fetched before a visitor comes near it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) fetched.push(pathname)
  })
  await page.mouse.move(0, 0)
  await open(page)
  await waitForFrames(page, 10)
  expect(fetched.filter((path) => !/0\.svg$/.test(path))).toEqual([])
  await first(page).hover()
  await expect.poll(() => fetched.filter((path) => !/0\.svg$/.test(path)).length).toBe(1)
})

test('all of the card leads to the listing, and its heart saves it', async ({ page }) => {
  await open(page)
  const heart = first(page).getByRole('button', { name: /^Flag: / })
  await heart.click()
  await expect(first(page).getByRole('button', { name: /^Unflag: / })).toBeVisible()
  await page.reload()
  await expect(first(page).getByRole('button', { name: /^Unflag: / })).toBeVisible()
  await media(page).click({ position: { x: 40, y: 60 } })
  await page.waitForURL(/\/listings\/\d+$/)
})

test('a card is crossed in three tab stops: its link, its heart, its next picture', async ({
  page,
}) => {
  await open(page)
  const stops: string[] = []
  await page.getByRole('button', { name: 'List' }).focus()
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      ),
    )
  }
  const [title = ''] = stops
  expect(stops.slice(1, 3)).toEqual([`Flag: ${title}`, `Next picture: ${title}`])
  expect(stops[4]).toBe(`Flag: ${stops[3]}`)
})

for (const width of [320, 1280]) {
  test(`is accessible and shifts nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    await open(page)
    await waitForFrames(page, 10)
    const { total, shifts } = await readShifts(page)
    console.log(`  layout shift of the cards of listings at ${width} px: ${total.toFixed(4)}`)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
    expect(await axeViolationsInSchemes(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
