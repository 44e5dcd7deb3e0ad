import type { Page } from '@playwright/test'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { expect, test } from '../support/test'
import { recordFrames } from './recordFrames'

/** The least number of frames before a late bundle. */
const FRAMES_BEFORE = 60

const banners = (page: Page) => page.locator('[data-vitrine="callout"]')
const offer = (page: Page) => page.getByRole('complementary', { name: 'Offer' })
const news = (page: Page) => page.getByRole('complementary', { name: 'News' })
const headerTop = (page: Page) =>
  page.locator('.demo-header').evaluate((header) => header.getBoundingClientRect().top)

/** Delays the bundle of later pages by a number of frames, which is independent of the machine. */
function delayBundle(page: Page) {
  return page.route('**/dist/vitrine.js', async (route) => {
    await page.waitForFunction((count) => window.frames_.length > count, FRAMES_BEFORE)
    await route.continue()
  })
}

async function closeCallout(page: Page) {
  await page.goto('/callout.html')
  await offer(page).getByRole('button', { name: 'Close' }).click()
  await expect(offer(page)).toBeHidden()
}

/** All frames from the first one of the page to thirty after the bundle has run. */
async function readFrames(page: Page) {
  await page.waitForFunction(
    () => window.frames_.filter(({ hasStarted }) => hasStarted).length > 30,
  )
  return page.evaluate(() => window.frames_)
}

test('a dismissed callout is in no frame of the next page and takes no space, even when the bundle is late', async ({
  page,
}) => {
  await closeCallout(page)
  const top = await headerTop(page)
  expect(top).toBe(0)
  await recordFrames(page, '[data-vitrine="callout"]', '.demo-header')
  await recordShifts(page)
  await delayBundle(page)
  await page.goto('/callout.html')
  const frames = await readFrames(page)
  const before = frames.filter(({ hasStarted }) => !hasStarted)
  console.log(`  ${before.length} frames before the bundle, ${frames.length} in all`)
  expect(before.length).toBeGreaterThan(30)
  expect(frames.filter(({ visibleHeights }) => visibleHeights.length > 0)).toEqual([])
  expect(new Set(frames.map((frame) => frame.top))).toEqual(new Set([top]))
  expect((await readShifts(page)).total).toBe(0)
})

test('without vitrine-head.js, a dismissed callout shows until the bundle runs, and the frames record it', async ({
  page,
}) => {
  await closeCallout(page)
  await recordFrames(page, '[data-vitrine="callout"]', '.demo-header')
  await page.route('**/dist/vitrine-head.js', (route) => route.fulfill({ body: '' }))
  await delayBundle(page)
  await page.goto('/callout.html')
  const frames = await readFrames(page)
  expect(frames.filter(({ visibleHeights }) => visibleHeights.length === 2).length).toBeGreaterThan(
    30,
  )
  expect(frames.at(-1)?.visibleHeights).toEqual([])
})

test('an open callout is in every frame, and its close button shifts nothing', async ({ page }) => {
  await recordShifts(page)
  await recordFrames(page, '[data-vitrine="callout"]', '.demo-header')
  await delayBundle(page)
  await page.goto('/callout.html')
  const frames = await readFrames(page)
  expect(frames.filter(({ visibleHeights }) => visibleHeights.length !== 2)).toEqual([])
  expect(new Set(frames.map((frame) => frame.top)).size).toBe(1)
  expect((await readShifts(page)).total).toBeLessThanOrEqual(0.02)
})

test('the close button of the CMS closes all callouts for 7 days and moves the focus on', async ({
  page,
  context,
}) => {
  await page.goto('/callout.html')
  const closeButton = news(page).getByRole('button')
  await expect(closeButton).toHaveText('No, thanks')
  await expect(offer(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await closeButton.focus()
  await page.keyboard.press('Enter')
  await expect(banners(page).first()).toBeHidden()
  await expect(banners(page).last()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show the banner again' })).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('The banner is closed.')
  const readCookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'bt_callout_banner')
  await expect.poll(readCookie).toMatchObject({ value: 'closed', path: '/', sameSite: 'Lax' })
  const days = (((await readCookie())?.expires ?? 0) * 1000 - Date.now()) / 864e5
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  await page.reload()
  await expect(banners(page).first()).toBeHidden()
  await page.getByRole('button', { name: 'Show the banner again' }).click()
  await expect(offer(page)).toBeVisible()
})

test('our close button moves the focus to the next element, not to a hidden skip link', async ({
  page,
}) => {
  await page.goto('/callout.html')
  const close = offer(page).getByRole('button', { name: 'Close' })
  const box = await close.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await close.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('link', { name: 'Vitrine' })).toBeFocused()
})

test('without cookies, a callout stays closed until the page is left', async ({
  page,
  consoleLog,
}) => {
  // The QA panel loads a module, which is cross-origin for a sandboxed page.
  consoleLog.allow(/CORS-cross-origin script/)
  await page.goto('/callout.html?csp=sandbox')
  await offer(page).getByRole('button', { name: 'Close' }).click()
  await expect(offer(page)).toBeHidden()
  await expect(page.getByRole('status')).toHaveText('The banner is closed.')
  await page.reload()
  await expect(offer(page)).toBeVisible()
})

test('the strict policy reports nothing', async ({ page, qa }) => {
  await page.goto('/callout.html?csp=strict')
  await offer(page).getByRole('button', { name: 'Close' }).click()
  await expect(offer(page)).toBeHidden()
  expect(await qa.cspReports()).toEqual([])
})

for (const width of [360, 1280]) {
  for (const dir of ['ltr', 'rtl']) {
    test(`our close button covers no text at ${width} px, ${dir}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/callout.html?dir=${dir}`)
      const close = offer(page).getByRole('button', { name: 'Close' })
      await expect(close).toBeVisible()
      const overlaps = await offer(page).evaluate((banner) => {
        const closeButton = banner.querySelector('button')?.getBoundingClientRect() ?? new DOMRect()
        const texts = document.createRange()
        texts.selectNodeContents(banner)
        texts.setStartAfter(banner.querySelector('button') as Node)
        const { left, right } = banner.getBoundingClientRect()
        const isInside = closeButton.left >= left && closeButton.right <= right
        const lines = [...texts.getClientRects()].filter(
          (line) =>
            line.left < closeButton.right &&
            line.right > closeButton.left &&
            line.top < closeButton.bottom &&
            line.bottom > closeButton.top,
        )
        return { isInside, lines: lines.length }
      })
      expect(overlaps).toEqual({ isInside: true, lines: 0 })
    })
  }
}
