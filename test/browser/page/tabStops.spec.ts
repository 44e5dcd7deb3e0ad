import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** What Tab may stop at: a control, or a box with a name. */
const NAMED =
  'body, iframe, a[href], button, input, select, textarea, summary, [aria-label], [aria-labelledby]'

/** Presses Tab. @returns the stops that have no name; Firefox makes each box that scrolls one. */
async function namelessStops(page: Page, presses: number): Promise<readonly string[]> {
  const stops: string[] = []
  for (let i = 0; i < presses; i++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((named) => {
      const { activeElement } = document
      return activeElement?.matches(named) === false ? activeElement.className : null
    }, NAMED)
    if (stop !== null) stops.push(stop)
  }
  return stops
}

test.describe('Tab stops at no box without a name', () => {
  test('among the facets', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/index.html')
    await waitForSearches(page)
    const more = page.locator('.vitrine-facet__more:visible')
    for (const one of await more.all()) await one.click()
    await page.addStyleTag({ content: ':root { --vitrine-facet-height: 5em }' })
    await page.getByRole('combobox').first().focus()
    expect(await namelessStops(page, 60)).toEqual([])
  })

  test('in the filter dialog', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 })
    await page.goto('/index.html')
    await waitForSearches(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await namelessStops(page, 30)).toEqual([])
  })

  test('behind a list of suggestions', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 240 })
    await page.goto('/index.html')
    await waitForSearches(page)
    await page.getByRole('combobox').first().pressSequentially('ca')
    await page.locator('.vitrine-suggestions [role="option"]').first().waitFor()
    expect(await namelessStops(page, 3)).toEqual([])
  })

  test('behind the list of a dropdown', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto('/dropdowns.html')
    await page.getByRole('combobox').first().click()
    await page.locator('.vitrine-dropdown__list [role="option"]').first().waitFor()
    expect(await namelessStops(page, 3)).toEqual([])
  })
})
