import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { control, counter, gallery, link, waitForImage } from './galleryPage'

test('an image of unknown size keeps one size from its first frame', async ({ page }) => {
  await page.goto('/gallery.html')
  const release = await holdRequests(page, '**/gallery/pictures/tall/*')
  await link(page, 'The jetty').click()
  // A placeholder has the initial size (spec 9).
  const placeholder = page.locator('.pswp__item:not([inert]) .pswp__img--placeholder')
  await expect(placeholder).toBeVisible()
  expect(await placeholder.boundingBox()).toMatchObject({ width: 600, height: 450 })
  const sizes = await page.evaluateHandle(() => {
    const found = new Set<string>()
    const recordSize = () => {
      const image = document.querySelector(
        '.pswp__item:not([inert]) img.pswp__img:not(.pswp__img--placeholder)',
      )
      if (image) {
        const { width, height } = image.getBoundingClientRect()
        found.add(`${Math.round(width)} x ${Math.round(height)}`)
      }
      requestAnimationFrame(recordSize)
    }
    recordSize()
    return found
  })
  release()
  await waitForImage(page, 'The jetty')
  // An image of 750 x 1200 fits between the bar and the caption.
  const found = () => sizes.evaluate((all) => [...all])
  await expect.poll(found).toEqual(['433 x 692'])
  await waitForFrames(page, 30)
  expect(await found()).toEqual(['433 x 692'])
})

test('a broken item shows an error, and the other items work', async ({ page, consoleLog }) => {
  consoleLog.allow(/404|is not shown in the gallery|brought script/)
  await page.goto('/gallery.html')
  await link(page, 'The kitchen').click()
  await waitForImage(page, 'The kitchen')
  await control(page, 'Next').click()
  await expect(page.locator('.vitrine-gallery__error')).toHaveText('This image failed to load.')
  const announcement = gallery(page).getByRole('status')
  await expect(announcement).toContainText(
    'image 2 of 5. This one is missing. This image failed to load.',
  )
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
  await waitForImage(page, 'The kitchen')
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
  await waitForImage(page, 'the lake')
  await expect(gallery(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(control(page, 'Start slideshow')).toBeFocused()
  await expect(gallery(page).getByRole('status')).toHaveText('image 1 of 2. The lake at dusk')
  await control(page, 'Next').click()
  await waitForImage(page, 'the house')
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
  await waitForImage(page, 'A later view of the lake')
  await expect(counter(page)).toHaveText('image 4 of 4')
  // An image is also added while the gallery is open.
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
  await waitForImage(page, 'The very last view')
  await page.keyboard.press('ArrowRight')
  await waitForImage(page, 'The lake at dusk')
})
