import { Shop } from '../shop/Shop'
import { readShifts, recordShifts } from '../support/layoutShifts'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

/** The maximum layout shift from the fallback of the CMS to the widgets. */
const MAX_SHIFT = 0.02

/** Every demo page with a search at its start, except wrong.html. */
const PATHS = [
  '/',
  '/default.html',
  '/minimal.html',
  '/strict.html',
  '/two.html',
  '/crowded.html',
  '/dynamic.html',
  '/large.html',
  '/ranges.html',
  '/cached.html',
  '/growing.html',
  '/products.html',
  '/shadowed.html',
  '/flags.html',
  '/map.html',
  '/saved.html',
  '/saved.html#q=id:(k3x9-listings-41%20OR%20k3x9-listings-7)',
]

for (const path of PATHS) {
  for (const width of [360, 1280]) {
    test(`${path} shifts by at most ${MAX_SHIFT} at ${width} px`, async ({
      page,
      qa,
      consoleLog,
    }) => {
      if (path === '/shadowed.html') consoleLog.allow(/^Vitrine: .* was not mounted/)
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      // The browser draws the fallback before the first response.
      await qa.simulate({ latency: 300 })
      await page.goto(path)
      await waitForSearches(page)

      const { total, shifts } = await readShifts(page)
      console.log(`  layout shift of ${path} at ${width} px: ${total.toFixed(4)}`)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  }
}

for (const width of [360, 1280]) {
  test(`/large.html shifts by at most ${MAX_SHIFT} at ${width} px on a slow processor`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    // The response arrives before the results have rendered, which takes many frames.
    await page.goto('/large.html?rows=300')
    await waitForSearches(page)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeAttached()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await waitForFrames(page, 3)
    const { total, shifts } = await readShifts(page)
    console.log(`  layout shift on a slow processor at ${width} px: ${total.toFixed(4)}`)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
  })
}

for (const path of ['/shop', '/shop/p-6']) {
  for (const width of [360, 1280]) {
    test(`${path} shifts by at most ${MAX_SHIFT} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      await page.goto(path)
      await new Shop(page).waitForMount()
      await waitForFrames(page, 3)
      const { total, shifts } = await readShifts(page)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  }
}

for (const width of [360, 1280]) {
  test(`infinite scroll shifts by at most ${MAX_SHIFT} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordShifts(page)
    await page.goto('/growing.html')
    await waitForSearches(page)
    const items = page.locator('.vitrine-results__item')
    // Scrolls in short steps, as a reader does, until the button appears.
    await page.mouse.move(width / 2, 400)
    while ((await items.count()) < 30) {
      await page.mouse.wheel(0, 120)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const { total, shifts } = await readShifts(page)
    console.log(`  layout shift of infinite scroll at ${width} px: ${total.toFixed(4)}`)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
  })
}
