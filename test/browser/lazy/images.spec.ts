import type { Page } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

const HEIGHT = 800

const MARGIN = 80

/** Opens a page of distant pictures. @returns the numbers of the requested pictures, in order. */
async function openPictures(page: Page): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => {
    const name = /\/pictures\/(\d+)\.svg/.exec(request.url())?.[1]
    if (name) requested.push(name)
  })
  const picture = (number: number) =>
    `<p style="height: 3000px; margin: 0"></p><img class="bto-lazy" id="p${number}" data-src="/pictures/${number}.svg" alt="" width="400" height="300" style="display: block">`
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await openHtml(page, htmlPage(`${[1, 2, 3].map(picture).join('')}<p style="height: 3000px"></p>`))
  await page.waitForFunction(() => document.querySelectorAll('.bto-lazy').length === 3)
  await page.waitForFunction(() => window.Vitrine?.doctor().widgets.length === 3)
  return requested
}

/** Scrolls there without animation and waits until observers have run. */
async function scrollToY(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    const frame = () => new Promise(requestAnimationFrame)
    for (let i = 0; i < 5; i++) await frame()
    await new Promise((resolve) => setTimeout(resolve))
  }, y)
}

const isNotLoaded = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((image) => image.classList.contains('bto-lazy'))

test('loads a picture at 80 px below or above the viewport, and not one pixel earlier', async ({
  page,
}) => {
  const requested = await openPictures(page)
  const [first = 0, second = 0] = await page
    .locator('.bto-lazy')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  await scrollToY(page, first - HEIGHT - MARGIN - 1)
  expect(requested).toEqual([])
  expect(await isNotLoaded(page, 'p1')).toBe(true)
  await scrollToY(page, first - HEIGHT - MARGIN + 1)
  await expect(page.locator('#p1')).toHaveClass('bto-lazy-loaded')
  await expect.poll(() => requested).toEqual(['1'])
  // From below, the lower edge of the second picture is one pixel too far up, and then near enough.
  await scrollToY(page, second + 300 + MARGIN + 1)
  expect(await isNotLoaded(page, 'p2')).toBe(true)
  await scrollToY(page, second + 300 + MARGIN - 1)
  await expect(page.locator('#p2')).toHaveClass('bto-lazy-loaded')
  await scrollToY(page, 0)
  await expect.poll(() => requested).toEqual(['1', '2'])
  expect(await isNotLoaded(page, 'p3')).toBe(true)
})

test('jumping over pictures loads none of them', async ({ page }) => {
  const requested = await openPictures(page)
  await scrollToY(page, 1e6)
  expect(requested).toEqual([])
})

test('printing loads all pictures', async ({ page }) => {
  const requested = await openPictures(page)
  await page.pdf()
  await expect.poll(() => [...requested].sort()).toEqual(['1', '2', '3'])
  await expect(page.locator('.bto-lazy')).toHaveCount(0)
})

test('the demo page requests nothing below the viewport at its top', async ({ page, qa }) => {
  await page.goto('/lazy.html')
  await expect(page.locator('.bto-lazy-loaded').first()).toBeVisible()
  const places = () =>
    page.locator('.bto-lazy, .bto-lazy-loaded').evaluateAll((all) =>
      all.map((one) => {
        const isNear = one.getBoundingClientRect().top <= window.innerHeight + 80
        return { isNear, isLoaded: one.classList.contains('bto-lazy-loaded') }
      }),
    )
  await expect
    .poll(async () => (await places()).filter(({ isNear, isLoaded }) => isNear !== isLoaded))
    .toEqual([])
  expect((await places()).filter(({ isLoaded }) => isLoaded).length).toBeLessThan(4)
  const requested = (await qa.log()).filter(({ path }) => path.startsWith('/fragments'))
  expect(requested).toEqual([])
})
