import { THEMES } from '../../../demo/server/wild/themes'
import { ListMap } from '../map/ListMap'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { geometryFaults } from './geometry'
import { installBoxes } from './installBoxes'
import { openWildPage } from './wildPage'

test.use(onSharedPage)

for (const { id, name } of THEMES) {
  for (const width of [360, 1280]) {
    test(`list and map have their form under ${name} at ${width} px`, async ({ page }) => {
      await openWildPage(page, id, width, 'layout=map')
      const view = new ListMap(page)
      await installBoxes(page)
      await expect(view.cards).toHaveCount(6)
      await test.step('the list, and the switch that floats over it', async () => {
        expect.soft(await geometryFaults(page, '.vitrine-page__switch')).toEqual([])
        const floating = page.locator('.vitrine-page__switch')
        await floating.evaluate((one: HTMLElement) => one.style.setProperty('visibility', 'hidden'))
        expect.soft(await geometryFaults(page, 'body')).toEqual([])
        await floating.evaluate((one: HTMLElement) => one.style.removeProperty('visibility'))
      })
      if (await view.toggle('Map').isVisible()) await view.toggle('Map').click()
      await view.map.waitUntilStill()
      expect.soft(await geometryFaults(page, 'body'), 'the map').toEqual([])
      await view.zoomToPrice()
      await view.prices.first().press('Enter')
      await expect(view.map.popup.locator('.vitrine-card')).toBeVisible()
      expect(await geometryFaults(page, '.vitrine-map__popup'), 'the popup').toEqual([])
    })
  }
}
