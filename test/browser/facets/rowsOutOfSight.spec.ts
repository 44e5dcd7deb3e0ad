import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const list = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).locator('.vitrine-facet__list')

/** Whether the browser lays out the first row of a list, and how high the list is, in pixels. */
const stateOf = (facet: Locator) =>
  facet.evaluate((element) => ({
    isLaidOut: element
      .querySelector('.vitrine-facet__value')
      ?.checkVisibility({ contentVisibilityAuto: true }),
    height: element.clientHeight,
    length: element.scrollHeight,
  }))

test.use({ viewport: { width: 1280, height: 400 } })

test('no row of a long facet out of sight is laid out, and the facet is as high as in sight', async ({
  page,
}) => {
  await page.goto('/large.html?rows=24')
  await waitForSearches(page)
  const host = list(page, 'Host')
  const before = await stateOf(host)
  expect(before.isLaidOut).toBe(false)
  await host.scrollIntoViewIfNeeded()
  await expect.poll(() => stateOf(host)).toEqual({ ...before, isLaidOut: true })
})

test('a facet of few values out of sight has the height of its rows', async ({ page }) => {
  await page.goto('/large.html?rows=24')
  await waitForSearches(page)
  const bedrooms = list(page, 'Bedrooms')
  await expect(bedrooms).not.toBeInViewport()
  const before = await stateOf(bedrooms)
  expect(before.isLaidOut).toBe(true)
  await bedrooms.scrollIntoViewIfNeeded()
  expect(await stateOf(bedrooms)).toEqual(before)
})
