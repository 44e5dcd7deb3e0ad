import type { Page } from '@playwright/test'
import { recordMotions } from '../support/motions'
import { expect, test } from '../support/test'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

/** A fade of a millisecond, and a bar that is full while it runs: neither moves. */
const STILL = /vitrine-(?:fade|run)/

/** Uses the cards of listings as a visitor does. @returns what moved */
async function use(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto('/sticky.html')
  await waitForSearches(page)
  const card = page.locator('.vitrine-card').first()
  await expect(card.locator('.vitrine-card__dots')).toBeAttached()
  const motions = await recordMotions(page)
  await card.hover()
  await card.getByRole('button', { name: /^Next/ }).click()
  await card.locator('.rs-flag, .rs-unflag').click()
  if (width < 640) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^cabin/i }).check()
  if (width < 640) await page.keyboard.press('Escape')
  await waitForSearches(page)
  await page.locator('.vitrine-chip').first().hover()
  await page.locator('.vitrine-pager__next').click()
  await waitForSearches(page)
  await waitForFrames(page, 3)
  return (await motions()).filter((one) => !STILL.test(one))
}

for (const width of [360, 1280]) {
  test(`with reduced motion nothing of a page of listings moves at ${width} px`, async ({
    page,
    qa,
  }) => {
    await qa.simulate({ latency: 400 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await use(page, width)).toEqual([])
    await test.step('and else something does', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await use(page, width)).not.toEqual([])
    })
  })
}

test('with reduced motion the next picture is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/sticky.html')
  await waitForSearches(page)
  const card = page.locator('.vitrine-card').first()
  await expect(card.locator('.vitrine-card__dots')).toBeAttached()
  const moved = await card.evaluate((one) => {
    one.querySelector<HTMLElement>('.vitrine-card__turn--next')?.click()
    const row = one.querySelector('.vitrine-card__media')
    return row && row.scrollLeft / row.clientWidth
  })
  expect(moved).toBe(1)
})
