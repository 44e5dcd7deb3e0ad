import { waitForSearches } from '../browser/support/waitForSearches'
import { readParsed, recordParsed } from './support/parsedElements'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

/** How many addresses with random texts are rendered. */
const ADDRESSES = 600

test('no text of an address or a document is carried out as a shortcode, or changed', async ({
  site,
}) => {
  await prepare(site)
  const file = `${import.meta.dirname}/support/php/anyTexts.php`
  const { carriedOut, problems, answers } = JSON.parse(
    site.run(`$argv = ['', '${ADDRESSES}']; require '${file}';`),
  )
  expect(carriedOut).toEqual([])
  expect(problems).toEqual([])
  // Most addresses name a search that Solr answers.
  expect(answers).toBeGreaterThan(ADDRESSES / 2)
})

test('a link can ask for no shortcode of the site', async ({ page, site }) => {
  const address = await prepare(site)
  const join = address.includes('?') ? '&' : '?'
  const typed = '[caption width="9"]typed[/caption]'
  for (const shortcode of ['[vitrine_search]', '<!-- wp:vitrine-search/search-page /-->']) {
    site.run(
      `wp_update_post(['ID' => get_page_by_path('find')->ID, 'post_content' => '${shortcode}']);`,
    )
    await page.goto(`${address}${join}query=${encodeURIComponent(typed)}`)
    await expect(page.locator('.vitrine-search-box__input:visible')).toHaveValue(typed)
    await expect(page.locator('.wp-caption')).toHaveCount(0)
  }
})

const WRITTEN = '.vitrine-current-filters, .vitrine-results, .vitrine-post'

test('the browser adopts texts that WordPress would have changed', async ({ page, site }) => {
  const address = await prepare(site)
  const join = address.includes('?') ? '&' : '?'
  const title = `Lake - "view" -- [gallery] 9x9 :) it's... Wordpress`
  site.run(
    `$id = wp_insert_post(['post_title' => base64_decode('${Buffer.from(title).toString('base64')}'), 'post_content' => 'Any', 'post_status' => 'publish', 'meta_input' => ['city' => '[gallery] - it\\'s', 'price' => 120]]); do_action('shutdown'); Vitrine\\WordPress\\Index\\Worker::work(10, true);`,
  )
  await recordParsed(page, WRITTEN)
  await page.goto(`${address}${join}city_facet%5B%5D=${encodeURIComponent("[gallery] - it's")}`)
  await waitForSearches(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.vitrine-chip__value:visible')).toHaveText("[gallery] - it's")
  await expect(page.locator('.vitrine-post__title:visible')).toHaveText(
    // As WordPress shows it anywhere.
    'Lake – “view” — [gallery] 9×9 :) it’s… WordPress',
  )
  const adopted = await readParsed(page, WRITTEN)
  expect(adopted.map(([name]) => name)).toContain('vitrine-post')
  expect(adopted.filter(([, isParsed]) => !isParsed)).toEqual([])
})

test('no address of the page leads its forms and links to another site', async ({ site }) => {
  await prepare(site)
  const written = JSON.parse(
    site.run(
      "$made = []; foreach (['//other.example/', '/\\\\\\\\other.example/find', '///other.example'] as $path) { $_SERVER['REQUEST_URI'] = \"$path?query=lake&city_facet[]=Bern\"; $_SERVER['QUERY_STRING'] = 'query=lake&city_facet[]=Bern'; $made[] = Vitrine\\WordPress\\Page\\SearchPage::render([]); $made[] = Vitrine\\WordPress\\Page\\SearchPage::render(['rows' => 3, 'facets' => ['city_facet']]); } echo json_encode($made);",
    ),
  ) as readonly string[]
  for (const html of written) {
    expect(html).toContain('other.example')
    expect(html.match(/(?:href|action)="(?:[/\\]{2,}|\/?\\)[^"]*/g)).toBeNull()
  }
})
