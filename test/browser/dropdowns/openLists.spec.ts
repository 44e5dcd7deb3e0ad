import { axeViolationsInSchemes } from '../support/axeViolations'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { combobox, openDropdowns } from './dropdownPage'

test.use(onSharedPage)

for (const width of [360, 1280]) {
  for (const dir of ['ltr', 'rtl'] as const) {
    for (const name of ['Type', /^Amenities/, /^Place/, /^Other/]) {
      test(`the open list aligns with its field, and axe finds nothing: ${name}, ${width} px, ${dir}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 })
        await openDropdowns(page)
        await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
        await combobox(page, name).click()
        if (String(name).includes('Place')) await expect(page.getByRole('option')).toHaveCount(25)
        const popup = page.locator('.vitrine-dropdown__popup:popover-open')
        await expect(popup).toBeVisible()
        // The popup is positioned again in the frame after its options load.
        await waitForFrames(page, 2)
        const field = popup.locator('xpath=preceding-sibling::*[1]')
        const { scrollWidth, clientWidth } = await page.evaluate(pageWidths)
        expect(scrollWidth).toBe(clientWidth)
        const [at, of] = [await popup.boundingBox(), await field.boundingBox()]
        expect(at?.x).toBeCloseTo(of?.x ?? 0, 0)
        expect(at?.width).toBeCloseTo(of?.width ?? 0, 0)
        expect(at?.y).toBeGreaterThanOrEqual(0)
        expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(800)
        expect(await axeViolationsInSchemes(page)).toEqual([])
      })
    }
  }
}

function pageWidths() {
  const { scrollWidth, clientWidth } = document.documentElement
  return { scrollWidth, clientWidth }
}
