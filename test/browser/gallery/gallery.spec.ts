import type { Page } from '@playwright/test'
import { SLIDESHOW_MS } from '../../../src/gallery/constants'
import { focusedElement } from '../support/focusedElement'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { caption, control, counter, currentImage, gallery, link, waitForImage } from './galleryPage'

test('keyboard: opens, changes images, runs the slideshow and closes, with the focus in the dialog', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/gallery.html')
  await link(page, 'The lake at dusk').focus()
  await page.keyboard.press('Enter')
  await waitForImage(page, 'The lake at dusk')
  await expect(gallery(page)).toBeFocused()
  await expect(counter(page)).toHaveText('image 1 of 3')
  await page.keyboard.press('ArrowRight')
  await waitForImage(page, 'The jetty')
  await expect(control(page, 'Zoom')).toBeVisible()
  await expect(caption(page).getByRole('link')).toBeVisible()
  const inOrder = ['Start slideshow', 'Zoom', 'Close', 'Previous', 'Next', 'The cabin beside it']
  for (const name of inOrder) {
    await page.keyboard.press('Tab')
    expect((await focusedElement(page)).name).toBe(name)
  }
  const icon = (name: string) => page.locator(`.vitrine-gallery__${name}`)
  await expect(icon('start')).toBeVisible()
  await expect(icon('stop')).toBeHidden()
  await control(page, 'Start slideshow').focus()
  // With a paused clock the slideshow advances once, however slow the next steps are.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.press('Enter')
  await expect(control(page, 'Stop slideshow')).toBeFocused()
  await expect(icon('start')).toBeHidden()
  await expect(icon('stop')).toBeVisible()
  await page.clock.runFor(SLIDESHOW_MS)
  await waitForImage(page, 'The whole shore, without a caption')
  await page.keyboard.press('Enter')
  await expect(control(page, 'Start slideshow')).toBeFocused()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await expect(link(page, 'The whole shore, without a caption')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-vitrine-locked')
})

test('mouse: the caption slides down over the image and up over the backdrop', async ({ page }) => {
  await page.goto('/gallery.html')
  await link(page, 'The jetty').click()
  await waitForImage(page, 'The jetty')
  await expect(caption(page)).toHaveText('The jetty. The cabin beside it can be rented.')
  const height = () => caption(page).evaluate((one) => one.getBoundingClientRect().height)
  await page.mouse.move(100, 200)
  await page.mouse.move(110, 200)
  await expect(caption(page)).toHaveAttribute('data-state', 'up')
  await expect.poll(height).toBe(0)
  await expect(caption(page).getByRole('link')).toBeHidden()
  await page.mouse.move(640, 400)
  await expect(caption(page)).toHaveAttribute('data-state', 'down')
  await expect.poll(height).toBeGreaterThan(30)
  // Over the caption itself it stays open.
  await caption(page).getByRole('link').hover()
  await expect(caption(page)).toHaveAttribute('data-state', 'down')
  await control(page, 'Next').click()
  await waitForImage(page, 'The whole shore, without a caption')
  await expect(caption(page)).toBeHidden()
  // A click beside the image closes the gallery.
  await page.mouse.click(640, 90)
  await expect(gallery(page)).toHaveCount(0)
})

test('a long caption scrolls with the wheel and with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/gallery.html')
  await link(page, 'The place, with a long caption').click()
  await waitForImage(page, 'The place, with a long caption')
  const text = page.locator('.vitrine-gallery__caption-text')
  const top = () => text.evaluate((one) => one.scrollTop)
  await text.hover()
  await page.mouse.wheel(0, 60)
  await expect.poll(top).toBeGreaterThan(30)
  const before = await top()
  await text.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(top).toBeGreaterThan(before)
  await expect(counter(page)).toHaveText('image 1 of 3')
})

test.describe('by touch, at 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  const position = (page: Page): Promise<number> =>
    page
      .locator('.pswp__container')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41)

  /** Waits until the images no longer move. */
  async function waitForRest(page: Page): Promise<void> {
    const moved = async () => {
      const before = await position(page)
      await waitForFrames(page, 5)
      return Math.abs((await position(page)) - before)
    }
    await expect.poll(moved).toBe(0)
  }

  /** Touches the screen, moves the finger, or lifts it. */
  async function touchscreen(page: Page) {
    const session = await page.context().newCDPSession(page)
    return (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  }

  /** Moves a finger from one horizontal position to another. */
  async function drag(page: Page, from: number, to: number) {
    const touch = await touchscreen(page)
    await touch('touchStart', { x: from, y: 320 })
    for (let k = 1; k <= 10; k++) {
      await touch('touchMove', { x: from + ((to - from) * k) / 10, y: 320 })
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    return touch
  }

  /** Swipes from one horizontal position to another. The finger leaves once the images have followed it. */
  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const start = await position(page)
    const touch = await drag(page, from, to)
    await expect.poll(async () => Math.abs((await position(page)) - start)).toBeGreaterThan(200)
    await touch('touchEnd')
  }

  test('opens, changes images by swipe and by button, and shows and hides the caption', async ({
    page,
  }) => {
    await page.goto('/gallery.html')
    await link(page, 'The lake at dusk').tap()
    await waitForImage(page, 'The lake at dusk')
    await expect(caption(page)).toHaveAttribute('data-state', 'down')
    await currentImage(page).tap()
    await expect(caption(page)).toHaveAttribute('data-state', 'up')
    await currentImage(page).tap()
    await expect(caption(page)).toHaveAttribute('data-state', 'down')
    await swipe(page, 300, 40)
    await waitForImage(page, 'The jetty')
    await swipe(page, 60, 320)
    await waitForImage(page, 'The lake at dusk')
    await waitForRest(page)
    await control(page, 'Next').tap()
    await waitForImage(page, 'The jetty')
    for (const name of ['Start slideshow', 'Close', 'Previous', 'Next']) {
      const box = await control(page, name).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await control(page, 'Close').tap()
    await expect(gallery(page)).toHaveCount(0)
  })

  test('a tap that follows a fast swipe at once is not lost', async ({ page }) => {
    await page.goto('/gallery.html')
    await link(page, 'The jetty').tap()
    await waitForImage(page, 'The jetty')
    const box = await control(page, 'Close').boundingBox()
    const close = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    const touch = await drag(page, 60, 320)
    await touch('touchEnd')
    await touch('touchStart', close)
    await touch('touchEnd')
    await expect(gallery(page)).toHaveCount(0)
  })

  test('below the cut-off width links open normally, and no gallery is loaded', async ({
    page,
  }) => {
    await page.goto('/gallery.html?cutoff=on')
    await link(page, 'The lake at dusk').tap()
    await page.waitForURL('**/gallery/pictures/whole/10.svg')
  })
})

test('in a new tab and without JavaScript, links open normally', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/gallery.html')
  const tab = page.context().waitForEvent('page')
  await link(page, 'The jetty').click({ modifiers: ['ControlOrMeta'] })
  await (await tab).waitForURL('**/gallery/pictures/tall/12.svg')
  await expect(gallery(page)).toHaveCount(0)
  const plainPage = await browser.newPage({ javaScriptEnabled: false })
  await plainPage.goto(`${site}/gallery.html`)
  await link(plainPage, 'The jetty').click()
  await plainPage.waitForURL('**/tall/12.svg')
  await plainPage.close()
})
