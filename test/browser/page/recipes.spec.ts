import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type Recipe, readRecipes } from '../../support/recipes'
import { fetchResults } from '../search/fetchResults'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const recipes = readRecipes(fileURLToPath(new URL('../../..', import.meta.url)))

/** The page around the markup of a recipe, as the CMS renders it. */
function pageOf({ markup, drupalSettings }: Recipe): string {
  const drupal = `<script type="application/json" data-drupal-selector="drupal-settings-json">${JSON.stringify(
    { ...(drupalSettings as object), ajaxPageState: {} },
  )}</script><script defer src="/drupal/drupal.js"></script>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A recipe</title>
    <link rel="stylesheet" href="/dist/vitrine.css">
    ${drupalSettings ? drupal : ''}
    <script defer src="/dist/vitrine.js"></script>
    <body>${markup}</body></html>`
}

/** The addresses of the results, in order. */
function results(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.vitrine-results__item a[href^="/listings/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

/** Checks a facet value and compares the results to those of the server for its filter. */
async function expectFacetNarrows(page: Page, site: string): Promise<void> {
  const before = await results(page)
  expect(before.length).toBeGreaterThanOrEqual(10)
  const item = page
    .getByRole('group', { name: /^city$/i })
    .locator('.vitrine-facet__item')
    .nth(2)
  const city = (await item.locator('.vitrine-facet__value').textContent()) ?? ''
  await item.getByRole('checkbox').click()
  await waitForSearches(page)
  const address = decodeURIComponent(page.url()).replaceAll('+', ' ')
  expect(address).toMatch(/city(?:\[\]=|:)/)
  expect(address).toContain(city)
  const filtered = await fetchResults(site, `${new URLSearchParams({ fq: `city:"${city}"` })}`)
  expect(await results(page)).toEqual(filtered.slice(0, before.length))
  expect(filtered).not.toEqual(before)
}

for (const recipe of recipes) {
  test(`the markup of a recipe shows results, and a facet narrows them: ${recipe.cms}`, async ({
    page,
    site,
    consoleLog,
  }) => {
    await openHtml(page, pageOf(recipe))
    await waitForSearches(page)
    await expectFacetNarrows(page, site)
    expect(consoleLog.lines).toEqual([])
  })
}

test('the block of the Drupal recipe works again after AJAX replaces it', async ({
  page,
  site,
  consoleLog,
}) => {
  const recipe = recipes.find(({ cms }) => cms === 'Drupal')
  if (!recipe) throw new Error('The docs have no recipe for Drupal')
  await openHtml(page, pageOf(recipe))
  await waitForSearches(page)
  await page.evaluate((markup) => {
    const { Drupal } = window as unknown as { Drupal: Record<string, (at: Element) => void> }
    const old = document.querySelector('#block-listings')
    if (!old) throw new Error('The block is gone')
    Drupal['detachBehaviors']?.(old)
    const fresh = document.createRange().createContextualFragment(markup).firstElementChild
    if (!fresh) throw new Error('The block is empty')
    old.replaceWith(fresh)
    Drupal['attachBehaviors']?.(fresh)
  }, recipe.markup.trim())
  await waitForSearches(page)
  await expectFacetNarrows(page, site)
  expect(consoleLog.lines).toEqual([])
})

test('a link that AjaxSolr wrote opens the same search', async ({ page, site }) => {
  // The ParameterHashStore of AjaxSolr encodes each value with encodeURIComponent.
  const link = ['q=cabin', `fq=${encodeURIComponent('price:[50 TO 300]')}`, 'start=10'].join('&')
  const [recipe] = recipes
  if (!recipe) throw new Error('The docs have no recipe')
  await openHtml(page, pageOf(recipe), `/test#${link}`)
  await waitForSearches(page)
  const expected = await fetchResults(site, link)
  expect(expected).not.toEqual(await fetchResults(site, 'q=cabin'))
  expect(await results(page)).toEqual(expected.slice(0, 10))
  await expect(page.getByRole('search').locator('input')).toHaveValue('cabin')
})
