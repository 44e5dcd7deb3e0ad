import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { SLIDESHOW_MS } from '../../../src/gallery/constants'
import { countResources, resourcesAtRest } from '../support/countResources'
import { focusedElement } from '../support/focusedElement'
import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'

const gallery = (page: Page) => page.getByRole('dialog', { name: 'Gallery' })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const control = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name, exact: true })
const counter = (page: Page) => page.locator('.vitrine-gallery__counter')
const shown = (page: Page) =>
  page.locator('.pswp__item:not([inert]) img.pswp__img:not(.pswp__img--placeholder)')
const caption = (page: Page) => page.locator('.vitrine-gallery__caption')

/** Waits until the gallery is open and its image is there. */
async function seen(page: Page, alt: string): Promise<void> {
  await expect(shown(page)).toHaveAttribute('alt', alt)
  await expect(page.locator('.pswp')).toHaveCSS('opacity', '1')
}

/** The demo page as a site that loads the ES modules has it, once its galleries have their modules. */
async function openModules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.mountedGalleries = 0
    document.addEventListener('vitrine:widget:mounted', (event) => {
      const { widget } = (event as CustomEvent<{ widget: string }>).detail
      if (widget === 'gallery') window.mountedGalleries += 1
    })
  })
  await page.route('**/gallery.html', async (route) => {
    const html = await (await route.fetch()).text()
    const body = html.replace(
      '<script defer src="/dist/vitrine.js">',
      '<script type="module" src="/dist/esm/vitrine.js">',
    )
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/gallery.html')
  await page.waitForFunction(() => window.mountedGalleries > 0)
}

declare global {
  interface Window {
    mountedGalleries: number
  }
}

test('keyboard: opens, changes images, runs the slideshow and closes, with the focus in the dialog', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/gallery.html')
  await link(page, 'The lake at dusk').focus()
  await page.keyboard.press('Enter')
  await seen(page, 'The lake at dusk')
  await expect(gallery(page)).toBeFocused()
  await expect(counter(page)).toHaveText('image 1 of 3')
  await page.keyboard.press('ArrowRight')
  await seen(page, 'The jetty')
  await expect(control(page, 'Zoom')).toBeVisible()
  await expect(caption(page).getByRole('link')).toBeVisible()
  const inOrder = ['Start slideshow', 'Zoom', 'Close', 'Previous', 'Next', 'The cabin beside it']
  for (const name of inOrder) {
    await page.keyboard.press('Tab')
    expect((await focusedElement(page)).name).toBe(name)
  }
  await control(page, 'Start slideshow').focus()
  // By a held clock it turns once, however long the next steps take.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.press('Enter')
  await expect(control(page, 'Stop slideshow')).toBeFocused()
  await page.clock.runFor(SLIDESHOW_MS)
  await seen(page, 'The whole shore, without a caption')
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
  await seen(page, 'The jetty')
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
  // Over the caption itself it stays.
  await caption(page).getByRole('link').hover()
  await expect(caption(page)).toHaveAttribute('data-state', 'down')
  await control(page, 'Next').click()
  await seen(page, 'The whole shore, without a caption')
  await expect(caption(page)).toBeHidden()
  // A press beside the image closes.
  await page.mouse.click(640, 90)
  await expect(gallery(page)).toHaveCount(0)
})

test('a long caption scrolls with the wheel and with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/gallery.html')
  await link(page, 'The place, with a long caption').click()
  await seen(page, 'The place, with a long caption')
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

  /** A finger that goes from one place to another. */
  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 320 }],
      })
    await touch('touchStart', from)
    for (let k = 1; k <= 10; k++) {
      await touch('touchMove', from + ((to - from) * k) / 10)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd')
  }

  test('opens, changes images by swipe and by button, and shows and hides the caption', async ({
    page,
  }) => {
    await page.goto('/gallery.html')
    await link(page, 'The lake at dusk').tap()
    await seen(page, 'The lake at dusk')
    await expect(caption(page)).toHaveAttribute('data-state', 'down')
    await shown(page).tap()
    await expect(caption(page)).toHaveAttribute('data-state', 'up')
    await shown(page).tap()
    await expect(caption(page)).toHaveAttribute('data-state', 'down')
    await swipe(page, 300, 40)
    await seen(page, 'The jetty')
    await swipe(page, 60, 320)
    await seen(page, 'The lake at dusk')
    await control(page, 'Next').tap()
    await seen(page, 'The jetty')
    for (const name of ['Start slideshow', 'Close', 'Previous', 'Next']) {
      const box = await control(page, name).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await control(page, 'Close').tap()
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
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${site}/gallery.html`)
  await link(plain, 'The jetty').click()
  await plain.waitForURL('**/tall/12.svg')
  await plain.close()
})

test('an image of unknown size keeps one size from its first frame', async ({ page }) => {
  await page.goto('/gallery.html')
  const go = await holdRequests(page, '**/gallery/pictures/tall/*')
  await link(page, 'The jetty').click()
  // Its room is kept at the initial size (spec 9).
  const room = page.locator('.pswp__item:not([inert]) .pswp__img--placeholder')
  await expect(room).toBeVisible()
  expect(await room.boundingBox()).toMatchObject({ width: 600, height: 450 })
  const sizes = await page.evaluateHandle(() => {
    const found = new Set<string>()
    const look = () => {
      const image = document.querySelector(
        '.pswp__item:not([inert]) img.pswp__img:not(.pswp__img--placeholder)',
      )
      if (image) {
        const { width, height } = image.getBoundingClientRect()
        found.add(`${Math.round(width)} x ${Math.round(height)}`)
      }
      requestAnimationFrame(look)
    }
    look()
    return found
  })
  go()
  await seen(page, 'The jetty')
  // 750 x 1200, between the bar and the caption.
  const found = () => sizes.evaluate((all) => [...all])
  await expect.poll(found).toEqual(['433 x 692'])
  await page.waitForTimeout(500)
  expect(await found()).toEqual(['433 x 692'])
})

test('a broken item shows an error, and the other items work', async ({ page, consoleLog }) => {
  consoleLog.allow(/404|is not shown in the gallery|brought script/)
  await page.goto('/gallery.html')
  await link(page, 'The kitchen').click()
  await seen(page, 'The kitchen')
  await control(page, 'Next').click()
  await expect(page.locator('.vitrine-gallery__error')).toHaveText('This image failed to load.')
  const said = gallery(page).getByRole('status')
  await expect(said).toContainText('image 2 of 5. This one is missing. This image failed to load.')
  await control(page, 'Next').click()
  await expect(gallery(page).getByRole('heading', { name: 'House rules' })).toBeVisible()
  expect(await page.evaluate(() => 'vitrineHacked' in window)).toBe(false)
  await control(page, 'Next').click()
  const film = gallery(page).frameLocator('iframe')
  await expect(film.getByText('A film of the lake would run here.')).toBeVisible()
  await control(page, 'Next').click()
  const failed = page.locator('.vitrine-gallery__error', {
    hasText: 'This content failed to load.',
  })
  await expect(failed).toBeVisible()
  const [colour, ground] = await failed.evaluate((text) => {
    const box = getComputedStyle(text.parentElement ?? text)
    return [getComputedStyle(text).color, box.backgroundColor]
  })
  expect(colour).not.toBe(ground)
  await expect(page.locator('iframe')).toHaveCount(0)
  await control(page, 'Next').click()
  await seen(page, 'The kitchen')
})

test('a frame of another site asks for consent inside a small window and gets the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const body = "window.vitrineSettings = { lightbox: { embeds: ['https://films.example'] } }"
  const settings = { contentType: 'text/javascript', body }
  await page.route('**/gallery/settings.js', (route) => route.fulfill(settings))
  const film = { contentType: 'text/html', body: '<!doctype html><title>Film</title>' }
  await page.route('https://films.example/**', (route) => route.fulfill(film))
  await page.goto('/gallery.html')
  await link(page, 'A film of a site that is not listed: a plain link').click()
  const show = control(page, 'Show it')
  await expect(show).toBeInViewport({ ratio: 1 })
  await expect(page.locator('iframe')).toHaveCount(0)
  await show.press('Enter')
  await expect(page.locator('.vitrine-gallery__frame')).toBeFocused()
})

test('a page in the gallery can be read, typed into, and opens a second gallery on top', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(/404|brought script/)
  await page.goto('/gallery.html')
  await link(page, 'House rules').click()
  const rules = gallery(page).first()
  const field = rules.getByLabel('A question?')
  await field.click()
  await field.pressSequentially('Dogs?')
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveValue('Dogs?')
  await expect(counter(page).first()).toHaveText('image 3 of 5')
  await rules.getByRole('link', { name: 'The kitchen, as it should look' }).click()
  await expect(gallery(page)).toHaveCount(2)
  await expect(counter(page).last()).toHaveText('image 1 of 1')
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(1)
  await expect(rules.getByRole('link', { name: 'The kitchen, as it should look' })).toBeFocused()
  await expect(field).toHaveValue('Dogs?')
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await expect(link(page, 'House rules')).toBeFocused()
})

test('in our dialog the gallery is on top, and Escape closes only the gallery', async ({
  page,
}) => {
  await page.goto('/dialogs.html')
  await page.getByRole('button', { name: 'Ask the host', exact: true }).click()
  await page.getByRole('button', { name: 'said of your arrival' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your arrival' })
  await dialog.getByRole('link', { name: 'the lake', exact: true }).click()
  await seen(page, 'the lake')
  await expect(gallery(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(control(page, 'Start slideshow')).toBeFocused()
  await expect(gallery(page).getByRole('status')).toHaveText('image 1 of 2. The lake at dusk')
  await control(page, 'Next').click()
  await seen(page, 'the house')
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'the house', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Ask the host' })).toBeVisible()
})

test('an image that is added later belongs to its gallery', async ({ page }) => {
  await page.goto('/gallery.html')
  await page.getByRole('button', { name: 'One more comes later' }).click()
  await link(page, 'A later view of the lake').click()
  await seen(page, 'A later view of the lake')
  await expect(counter(page)).toHaveText('image 4 of 4')
  // While it is open, too.
  await page.evaluate(() => {
    const like = document.querySelector('#lake a') as HTMLAnchorElement
    const more = like.cloneNode(true) as HTMLAnchorElement
    more.href = '/gallery/pictures/small/93.svg'
    const image = more.querySelector('img') as HTMLImageElement
    image.alt = 'The very last view'
    like.after(more)
  })
  await expect(counter(page)).toHaveText('image 4 of 5')
  await control(page, 'Next').click()
  await seen(page, 'The very last view')
  await page.keyboard.press('ArrowRight')
  await seen(page, 'The lake at dusk')
})

test('downloads nothing of the gallery before the pointer rests on a link', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openModules(page)
  expect(asked.filter((path) => path.includes('openGallery'))).toEqual([])
  await link(page, 'The jetty').hover()
  await expect.poll(() => asked.filter((path) => path.includes('openGallery')).length).toBe(1)
  await link(page, 'The jetty').click()
  await seen(page, 'The jetty')
})

test('follows the link when the gallery does not load', async ({ page, consoleLog }) => {
  consoleLog.allow(/ERR_FAILED|the gallery could not open, so the browser follows the link/)
  await openModules(page)
  await page.route('**/openGallery*.js', (route) => route.abort())
  await link(page, 'The jetty').click()
  await page.waitForURL('**/gallery/pictures/tall/12.svg')
})

test('follows links and warns when the page policy blocks the gallery', async ({
  page,
  consoleLog,
}) => {
  consoleLog.allow(
    /blocks the gallery, so its links work as plain links|TrustedTypePolicy|Content Security/,
  )
  await page.route('**/gallery.html', async (route) => {
    const response = await route.fetch()
    const policy = "require-trusted-types-for 'script'; trusted-types their-own"
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })
  await page.goto('/gallery.html')
  await page.waitForFunction(() => window.Vitrine?.doctor().notMounted.length === 0)
  await link(page, 'The jetty').click()
  await page.waitForURL('**/gallery/pictures/tall/12.svg')
  await expect.poll(() => consoleLog.lines.join()).toContain('add "trusted-types vitrine"')
})

for (const width of [360, 1280]) {
  test(`axe finds nothing in the gallery at ${width} px`, async ({ page, consoleLog }) => {
    consoleLog.allow(/404|brought script/)
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery.html')
    await page.evaluate(axe.source)
    const rules = gallery(page).getByRole('heading', { name: 'House rules' })
    for (const [name, there] of [
      ['The jetty', caption(page).getByRole('link')],
      ['House rules', rules],
      ['The place, with a long caption', caption(page)],
    ] as const) {
      await link(page, name).click()
      await expect(gallery(page)).toBeVisible()
      if (there !== rules) await seen(page, name)
      await expect(there).toBeVisible()
      await page.waitForTimeout(500)
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run({ include: 'dialog' })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
      })
      expect(violations, name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(gallery(page)).toHaveCount(0)
    }
  })
}

test('the strict policy reports nothing', async ({ page, qa, consoleLog }) => {
  consoleLog.allow(/404|is not shown in the gallery|brought script/)
  const response = await page.goto('/gallery.html?csp=strict')
  expect(response?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'",
  )
  await link(page, 'The jetty').click()
  await seen(page, 'The jetty')
  await expect(caption(page).getByRole('link')).toBeVisible()
  await page.keyboard.press('Escape')
  await link(page, 'A place with a hostile caption').click()
  await seen(page, 'A place with a hostile caption')
  await page.keyboard.press('Escape')
  await expect(gallery(page)).toHaveCount(0)
  await link(page, 'House rules').click()
  await expect(gallery(page).getByRole('heading', { name: 'House rules' })).toBeVisible()
  await control(page, 'Next').click()
  await expect(gallery(page).locator('iframe')).toBeVisible()
  await control(page, 'Next').click()
  await expect(page.locator('.vitrine-gallery__error')).toBeVisible()
  expect(await qa.cspReports()).toEqual([])
})

test('100 rounds of opening and closing leak nothing', async ({ page, consoleLog }) => {
  test.setTimeout(120_000)
  consoleLog.allow(/404|brought script/)
  await countResources(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery.html')
  // QA's panel comes when the page is there.
  await page.locator('.vitrine-qa:not([hidden])').waitFor({ state: 'attached' })
  await rounds(page, 5)
  const before = await resourcesAtRest(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await rounds(page, 100)
  expect(await resourcesAtRest(page)).toEqual(before)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(nodes)
})

/** Opens an image, turns to the next, and closes; some while the image is still on its way, some leave with their link. */
function rounds(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const until = async (there: () => boolean) => {
      for (let k = 0; !there(); k++) {
        if (k > 600) throw new Error('It did not come.')
        await frame()
      }
    }
    const dialog = () => document.querySelector('.vitrine-gallery')
    const links = [...document.querySelectorAll<HTMLElement>('#lake a, #captions a.colorbox')]
    for (let round = 0; round < count; round++) {
      links[round % links.length]?.click()
      await until(() => dialog()?.querySelector('.pswp--open') != null)
      if (round % 2 === 0) {
        dialog()?.querySelector<HTMLElement>('.pswp__button--arrow--next')?.click()
        await frame()
      }
      if (round % 5 === 4) {
        const lake = document.querySelector('main') as Element
        const place = lake.parentElement as Element
        lake.remove()
        await until(() => dialog() === null)
        place.append(lake)
        await frame()
      } else {
        dialog()?.querySelector<HTMLElement>('.pswp__button--close')?.click()
        await until(() => dialog() === null)
      }
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }, count)
}
