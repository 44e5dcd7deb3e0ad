import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../support/findBrowser'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { accessibleSliders } from './accessibleSliders'

test('the accessibility tree gives each thumb a name and its amount in dollars', async ({
  site,
}) => {
  // The headless shell has no chrome://accessibility.
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...BROWSER_ARGS, '--force-renderer-accessibility'],
  })
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await page.goto('/ranges.html#fq={!tag=price}price:[200 TO 400]')
  await waitForSearches(page)
  const sliders = await accessibleSliders(page)
  await browser.close()
  test.skip(sliders === null, 'this browser has no chrome://accessibility')
  expect(sliders?.slice(0, 2)).toEqual([
    { name: 'Minimum Price a night', text: '$200' },
    { name: 'Maximum Price a night', text: '$400' },
  ])
})
