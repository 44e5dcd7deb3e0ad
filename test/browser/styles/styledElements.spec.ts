import type { Browser, Page } from '@playwright/test'
import { stockPage } from '../page/stockPage'
import { holdRequests } from '../support/holdRequests'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { traceLayouts } from '../support/traceLayouts'
import { waitForFrames } from '../support/waitForFrames'
import { waitForSearches } from '../support/waitForSearches'

/** Of about 1,000 elements. When the old results fade, their pictures and what is in sight of the cards are styled. */
const MAX_STYLED = 400

const OPTIONAL = ['vitrine-sticky', 'vitrine-skeleton', 'vitrine-themes', 'vitrine-icons']

const sheet = (name: string) => `<link rel="stylesheet" href="/dist/${name}.css" />`

/** The most elements that get a style at once while this is done. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>) {
  const passes = await traceLayouts(browser, page, act)
  return Math.max(0, ...passes.map(({ styled }) => styled))
}

for (const name of ['vitrine-search', 'vitrine']) {
  test(`a click on a facet styles few elements beside ${name}.css and all that are optional`, async ({
    page,
    browser,
  }) => {
    const whole = [name, ...OPTIONAL].map(sheet).join('\n')
    await openHtml(page, stockPage('listing').replace(sheet('vitrine-search'), whole))
    await waitForSearches(page)
    const box = page.getByRole('checkbox').first()
    await box.hover()
    // What follows the first results has its styles.
    await expect.poll(() => mostStyled(browser, page, () => waitForFrames(page, 20))).toBe(0)
    await holdRequests(page, '**/solr/select**')
    const styled = await mostStyled(browser, page, async () => {
      await page.mouse.down()
      await page.mouse.up()
      await page.locator('.vitrine-chip').waitFor()
      await waitForFrames(page, 2)
    })
    await expect(box).toBeChecked()
    console.log(`  ${name}.css: a click styles ${styled} elements at once`)
    expect(styled).toBeLessThanOrEqual(MAX_STYLED)
  })
}
