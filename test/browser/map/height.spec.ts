import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { TILES } from './mapPage'

const map = (id: string, style: string, tiles = TILES) =>
  `<div id="${id}" style="${style}" data-vitrine="map" data-vitrine-label="${id}" data-vitrine-tiles="${tiles}"
    data-vitrine-attribution="© Tiles" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div>`

const heights = [
  ['a lower one', 'height: 250px', 250],
  ['a higher one', 'height: 700px', 700],
] as const

for (const [name, style, height] of heights) {
  test(`a map fills the height of its element: ${name}`, async ({ page }) => {
    await openHtml(page, htmlPage(`<main><h1>The way</h1>${map('own', style)}<p>After</p></main>`))
    const area = page.locator('.vitrine-map__area.leaflet-container')
    await expect(area).toBeVisible()
    const bottom = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const top = document.getElementById('own')?.getBoundingClientRect().top ?? Number.NaN
        return Math.round(one.getBoundingClientRect().bottom - top)
      })
    await expect.poll(() => bottom('.vitrine-map')).toBe(height)
    // The attribution is inside the element, and the map has all the rest.
    expect(await bottom('.vitrine-map__below')).toBe(height)
    const size = (await area.boundingBox())?.height ?? 0
    expect(size).toBeGreaterThan(height - 60)
    expect(size).toBeLessThan(height)
  })
}

test('a map in an element without a height is as high as its custom property says', async ({
  page,
}) => {
  await openHtml(page, htmlPage(`<main>${map('own', '--vitrine-map-height: 310px')}</main>`))
  const area = page.locator('.vitrine-map__area.leaflet-container')
  await expect.poll(async () => (await area.boundingBox())?.height).toBe(310)
})

test('the question for consent fills the height of its element, too', async ({ page }) => {
  const html = map('own', 'height: 250px', 'https://tiles.example/{z}/{x}/{y}.png')
  await openHtml(page, htmlPage(`<main>${html}</main>`))
  await expect(page.locator('.vitrine-consent')).toBeVisible()
  const box = async (selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0
  expect(await box('.vitrine-map')).toBe(250)
  expect(await box('.vitrine-consent')).toBeLessThan(250)
})
