import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForSearches } from '../../browser/support/waitForSearches'
import { startApache } from '../proxy/startApache'
import { chooseCity } from '../support/chooseCity'
import { DIST, ROOT } from '../support/recipeFiles'
import { expect, test } from '../support/test'

/** What PHP renders from the recipe. */
interface Rendered {
  readonly blocks: readonly string[]
  readonly settings: unknown
  readonly libraries: readonly string[]
}

const rendered: Rendered = JSON.parse(
  execFileSync('php', [
    join(ROOT, 'test/cms/drupal/renderBlocks.php'),
    join(ROOT, 'docs/recipes/drupal'),
  ]).toString(),
)

/** A page as Drupal 10 prints it: its settings as JSON, and the script at its end. */
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Listings</title>
  <link rel="stylesheet" href="/themes/mytheme/vitrine/vitrine.css"></head>
  <body><main>${rendered.blocks[0]}</main>
  <script type="application/json" data-drupal-selector="drupal-settings-json">${JSON.stringify(rendered.settings)}</script>
  <script>drupalSettings = JSON.parse(document.querySelector('[data-drupal-selector]').textContent)
    Drupal = { behaviors: {} }</script>
  <script src="/themes/mytheme/vitrine/vitrine.js"></script></body></html>`

test('the template for Drupal 10 has an id of its own in each block', () => {
  const ids = rendered.blocks.map((block) => /id="([^"]+)" data-vitrine="search"/.exec(block)?.[1])
  expect(ids).toEqual(['listings', 'listings--2'])
  expect(rendered.libraries).toEqual(['mytheme/vitrine'])
})

test('the template for Drupal 10 searches through the PHP proxy behind Apache', async ({
  page,
  solr,
}) => {
  const apache = await startApache(solr.url)
  try {
    await page.route('**/listings', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.route('**/themes/mytheme/vitrine/*', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
      return route.fulfill({
        contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
        body: readFileSync(join(DIST, name)),
      })
    })
    await page.goto(`${apache.url}/listings`)
    await waitForSearches(page)
    await expect(page.getByPlaceholder('Search our houses')).toBeVisible()
    await chooseCity(page)
  } finally {
    await apache.stop()
  }
})
