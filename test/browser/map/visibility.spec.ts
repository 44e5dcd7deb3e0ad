import type { Locator } from '@playwright/test'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { MapView } from './MapView'
import { TILES } from './mapPage'

test('a map in a closed part of the page requests no tiles and fills its area when it opens', async ({
  page,
  qa,
}) => {
  await openHtml(
    page,
    htmlPage(
      `<details><summary>The way here</summary><div data-vitrine="map" data-vitrine-tiles="${TILES}" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div></details>
       <button id="open">Open the tab</button><div id="tab" hidden><div data-vitrine="map" data-vitrine-label="In a tab" data-vitrine-tiles="${TILES}" data-vitrine-lat="44.05" data-vitrine-lng="-121.31"></div></div>`,
    ),
  )
  await page.waitForFunction(() => document.querySelectorAll('.vitrine-map').length === 2)
  expect((await qa.log()).filter(({ path }) => path.startsWith('/tiles/'))).toEqual([])
  await page.getByText('The way here').click()
  const map = new MapView(page, 'Map')
  await map.waitUntilStill()
  await expect.poll(() => map.tileCoverage()).toBeGreaterThan(0.99)
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  const tab = new MapView(page, 'In a tab')
  await tab.region.scrollIntoViewIfNeeded()
  await tab.waitUntilStill()
  await expect.poll(() => tab.tileCoverage()).toBeGreaterThan(0.99)
  // The container becomes wider while it is hidden, as in a tab on a rotated screen.
  await page.evaluate(() => document.getElementById('tab')?.setAttribute('hidden', ''))
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.evaluate(() => document.getElementById('tab')?.removeAttribute('hidden'))
  await tab.region.scrollIntoViewIfNeeded()
  await expect.poll(() => tab.tileCoverage()).toBeGreaterThan(0.99)
})

test('a map in a dialog fills its area, and Escape closes its popup before the dialog', async ({
  page,
}) => {
  await page.goto('/map.html')
  await waitForSearches(page)
  const opener = page.getByRole('button', { name: 'How to get here' })
  const dialog = page.getByRole('dialog', { name: 'How to get here' })
  // Results that grow as one scrolls to the button would move it.
  const results = page.locator('.vitrine-results__item')
  await expect
    .poll(async () => {
      await opener.scrollIntoViewIfNeeded()
      return results.count()
    })
    .toBe(60)
  for (let time = 0; time < 2; time++) {
    await opener.click()
    const map = new MapView(page, 'The way here')
    await map.waitUntilStill()
    await expect.poll(() => map.tileCoverage()).toBeGreaterThan(0.99)
    const marker = map.button('Cabin by the river')
    const middle = async (one: Locator) => {
      const box = await one.boundingBox()
      return box ? box.x + box.width / 2 : Number.NaN
    }
    await expect
      .poll(async () => Math.abs((await middle(marker)) - (await middle(map.area))))
      .toBeLessThan(2)
    await marker.click()
    await expect(map.popup).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(map.popup).toHaveCount(0)
    await expect(marker).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
