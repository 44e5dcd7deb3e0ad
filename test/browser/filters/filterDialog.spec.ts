import { required } from '../../support/required'
import { SearchPage } from '../search/SearchPage'
import { expect, test } from '../support/test'

test('the page behind an open filter dialog does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await new SearchPage(page).waitForResults()
  await page.getByRole('button', { name: 'Filters' }).click()
  const filterDialog = page.getByRole('dialog')
  await filterDialog.waitFor()
  // While it rises its head is elsewhere, and the wheel would scroll an icon with a popup under the pointer.
  await filterDialog.evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  })

  // The press on the button may have scrolled to it.
  const scrollY = await page.evaluate(() => window.scrollY)
  // The wheel turns over the backdrop and over the head of the dialog, which does not scroll.
  const { y: top } = required(await filterDialog.boundingBox())
  for (const y of [20, top + 20]) {
    await page.mouse.move(180, y)
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)

  await page.keyboard.press('Escape')
  await filterDialog.waitFor({ state: 'hidden' })
  // The browser draws the page without the dialog.
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollY)
})
