import { THEMES } from '../../../demo/server/wild/themes'
import { toggleFlags } from '../flags/savedItems'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { geometryFaults } from './geometry'
import { installBoxes } from './installBoxes'
import { openableParts } from './parts'
import { removeStructure } from './removeStructure'
import { plainTabOrder, tabOrder } from './tabOrder'
import { openWildPage } from './wildPage'

test.use(onSharedPage)

for (const { id, name } of THEMES) {
  for (const width of [360, 1280]) {
    test(`every part has its form under ${name} at ${width} px`, async ({ page }) => {
      await openWildPage(page, id, width)
      await toggleFlags(page, ['k3x9-listings-1', 'k3x9-listings-2'])
      await installBoxes(page)
      await test.step('the page', async () => {
        expect.soft(await geometryFaults(page, 'body')).toEqual([])
      })
      for (const part of openableParts(width)) {
        await test.step(part.name, async () => {
          await part.open(page)
          await page.locator(part.root).first().waitFor()
          expect.soft(await geometryFaults(page, part.root), part.name).toEqual([])
          await part.close(page)
        })
      }
    })
  }

  for (const width of [360, 1280]) {
    test(`the card of a listing has its form under ${name} at ${width} px`, async ({ page }) => {
      await openWildPage(page, id, width, 'card=listing')
      await toggleFlags(page, ['k3x9-listings-1', 'k3x9-listings-2'])
      for (const card of await page.locator('.vitrine-card').all()) {
        await card.scrollIntoViewIfNeeded()
        await waitForFrames(page, 4)
      }
      expect(await page.locator('.vitrine-card__dots').count()).toBeGreaterThan(2)
      await installBoxes(page)
      await page.locator('.vitrine-card').last().hover()
      expect(await geometryFaults(page, 'body')).toEqual([])
    })
  }

  test(`the tab order under ${name} is that of the page without a theme`, async ({ page }) => {
    const plain = await plainTabOrder(page)
    expect(plain.length).toBeGreaterThan(40)
    await openWildPage(page, id, 1280)
    expect(await tabOrder(page)).toEqual(plain)
    await test.step('without the rules of structure it breaks', async () => {
      await installBoxes(page)
      expect(await removeStructure(page)).toBeGreaterThan(100)
      expect(await geometryFaults(page, 'body')).not.toEqual([])
    })
  })
}
