import type { Page } from '@playwright/test'
import { countResources, resourcesAtRest } from '../support/countResources'
import { expect, test } from '../support/test'

test('100 rounds of opening and closing leak nothing', async ({ page, consoleLog }) => {
  test.setTimeout(120_000)
  consoleLog.allow(/404|brought script/)
  await countResources(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery.html')
  // The QA panel is added late and would change the count of elements.
  await page.locator('.vitrine-qa:not([hidden])').waitFor({ state: 'attached' })
  await rounds(page, 5)
  const before = await resourcesAtRest(page)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await rounds(page, 100)
  expect(await resourcesAtRest(page)).toEqual(before)
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBe(nodes)
})

/** Opens an image, goes to the next and closes. Some rounds close while an image loads, some remove the link. */
function rounds(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const until = async (isDone: () => boolean) => {
      for (let k = 0; !isDone(); k++) {
        if (k > 600) throw new Error('The gallery did not change in time.')
        await frame()
      }
    }
    const dialog = () => document.querySelector('.vitrine-gallery')
    const links = [...document.querySelectorAll<HTMLElement>('#lake a, #captions a.colorbox')]
    for (let round = 0; round < count; round++) {
      links[round % links.length]?.click()
      await until(() => dialog()?.querySelector('.pswp--open') != null)
      if (round % 2 === 0) {
        dialog()?.querySelector<HTMLElement>('.pswp__button--arrow--next')?.click()
        await frame()
      }
      if (round % 5 === 4) {
        const lake = document.querySelector('main') as Element
        const place = lake.parentElement as Element
        lake.remove()
        await until(() => dialog() === null)
        place.append(lake)
        await frame()
      } else {
        dialog()?.querySelector<HTMLElement>('.pswp__button--close')?.click()
        await until(() => dialog() === null)
      }
      await frame()
    }
  }, count)
}
