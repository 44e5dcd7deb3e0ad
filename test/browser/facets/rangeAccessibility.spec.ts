import { findBrowser, launchOptions } from '../../support/findBrowser'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { accessibleSliders } from './accessibleSliders'

// The headless shell has no chrome://accessibility.
const options = launchOptions(findBrowser())
test.use({
  launchOptions: { ...options, args: [...options.args, '--force-renderer-accessibility'] },
})

test('the accessibility tree gives each thumb a name and its amount in dollars', async ({
  page,
}) => {
  await page.goto('/ranges.html#fq={!tag=price}price:[200 TO 400]')
  await waitForSearches(page)
  const sliders = await accessibleSliders(page)
  test.skip(sliders === null, 'this browser has no chrome://accessibility')
  expect(sliders?.slice(0, 2)).toEqual([
    { name: 'Minimum Price a night', text: '$200' },
    { name: 'Maximum Price a night', text: '$400' },
  ])
})
