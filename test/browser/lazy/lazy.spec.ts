import { countResources, resourcesAtRest } from '../support/countResources'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'

test('a search page without lazy elements downloads no lazy module', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const html = htmlPage('<main data-vitrine="search" data-vitrine-solr.url="/solr/select"></main>')
  const modules = html.replace(
    '<script defer src="/dist/vitrine.js">',
    '<script type="module" src="/dist/esm/vitrine.js">',
  )
  await openHtml(page, modules)
  await expect(page.locator('.vitrine-results__item').first()).toBeVisible()
  const parts = /esm\/(?:lazy|lazyMessages|callout|createContent)-/
  expect(paths.filter((path) => parts.test(path))).toEqual([])
  await page.evaluate(() => {
    const image = new Image(40, 30)
    image.className = 'bto-lazy'
    image.dataset['src'] = '/pictures/1.svg'
    document.body.prepend(image)
  })
  await expect(page.locator('.bto-lazy-loaded')).toHaveAttribute('src', '/pictures/1.svg')
  expect(paths.filter((path) => parts.test(path)).length).toBeGreaterThan(0)
})

test('100 rounds of adding and removing pictures and placeholders leak nothing', async ({
  page,
}) => {
  await countResources(page)
  await openHtml(page, htmlPage('<div id="place"></div>'))
  await page.waitForFunction(() => 'Vitrine' in window)
  const round = (count: number) =>
    page.evaluate(async (rounds) => {
      const frame = () => new Promise(requestAnimationFrame)
      const place = document.getElementById('place')
      for (let i = 0; i < rounds; i++) {
        const far = '<p style="height: 4000px"></p>'
        const image = '<img class="bto-lazy" data-src="/pictures/1.svg" alt="">'
        const part = '<div class="bto-lazy" data-bto-jump-select="/fragments/regions"></div>'
        const banner = '<aside data-vitrine="callout">Half price</aside>'
        if (place) place.innerHTML = banner + image + part + far + image + part
        for (let j = 0; j < 4; j++) await frame()
        place?.replaceChildren()
        await frame()
        await frame()
      }
    }, count)
  // The first jump menu sets up listeners that all jump menus share.
  await page.evaluate(() => {
    const place = document.createElement('div')
    place.setAttribute('data-bto-jump-select', '/fragments/regions')
    document.getElementById('place')?.append(place)
  })
  await expect(page.getByRole('combobox')).toBeVisible()
  await round(5)
  const before = await resourcesAtRest(page)
  await round(100)
  expect(await resourcesAtRest(page)).toEqual(before)
  expect(await page.evaluate(() => window.Vitrine?.doctor().widgets)).toEqual([])
})
