import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

test('a link without an ending opens as an image when its response is one', async ({ page }) => {
  await page.route('**/files/17', async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/pictures/17.svg', page.url()).href }),
    })
  })
  const links = `<figure><a class="colorbox" rel="lake" href="/files/17">The lake</a><figcaption>The lake at <em>dusk</em></figcaption></figure>
    <a class="colorbox" rel="lake" href="/pictures/18.svg" title="The dock">The dock</a>`
  await openHtml(page, htmlPage(`<main><h1>Pictures</h1>${links}</main>`))
  await page.getByRole('link', { name: 'The lake' }).click()
  const gallery = page.getByRole('dialog', { name: 'Gallery' })
  const image = gallery.locator('.pswp__item:not([inert]) img.pswp__img:not([aria-hidden])')
  await expect(image).toHaveAttribute('src', /\/files\/17$/)
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  await expect(gallery.locator('.vitrine-gallery__caption em')).toHaveText('dusk')
  await gallery.getByRole('button', { name: 'Next' }).click()
  await expect(image).toHaveAttribute('src', /18\.svg$/)
  await gallery.getByRole('button', { name: 'Previous' }).click()
  await expect(image).toHaveAttribute('src', /\/files\/17$/)
})
