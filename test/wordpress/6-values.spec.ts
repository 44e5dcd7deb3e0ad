import { askSolr } from './support/askSolr'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

/** Meta fields as plugins store them in PHP, and what Solr gets. What can't be read is left out. */
const VALUES: readonly (readonly [role: string, stored: string, sent: readonly unknown[]])[] = [
  [
    'number',
    "['12', '12.50', '1,200.50', '3,5', \"1'000\", 'twelve', '']",
    [12, 12.5, 1200.5, 3.5, 1000],
  ],
  ['price', '[[199, 249.9]]', [199, 249.9]],
  [
    'date',
    "['20240501', '2024-05-01 10:00:00', '1714557600']",
    ['2024-05-01T00:00:00Z', '2024-05-01T10:00:00Z', '2024-05-01T10:00:00Z'],
  ],
  ['date', "['soon', '', '99999999999999']", []],
  [
    'place',
    "['46.0, 8.95', ['lat' => 46.5, 'lng' => '7.5'], '96,8', 'Lugano']",
    ['46.0,8.95', '46.5,7.5'],
  ],
  ['facet', "['Chur &amp; Arosa', '<b>Bern</b>', ['Thun'], '']", ['Chur & Arosa', 'Bern', 'Thun']],
  ['text', "['<p>One</p><p>two</p><script>three</script>']", ['One two']],
  [
    'picture',
    "['https://example.com/a.jpg', 'javascript:alert(1)', '/b.png']",
    ['https://example.com/a.jpg', '/b.png'],
  ],
]

for (const [role, stored, sent] of VALUES) {
  test(`as ${role}, ${stored} is ${JSON.stringify(sent)}`, async ({ site }) => {
    await prepare(site)
    const made = site.run(
      `echo json_encode(Vitrine\\WordPress\\Index\\Values::of('${role}', ${stored}));`,
    )
    expect(JSON.parse(made)).toEqual(sent)
  })
}

test('a category has the posts of the categories below it, also after a change of its name', async ({
  site,
}) => {
  await prepare(site)
  const [boats, post] = site
    .run(
      "$boats = wp_insert_term('Boats', 'category')['term_id']; $house = wp_insert_term('Houseboats', 'category', ['parent' => $boats])['term_id']; echo $boats, ' ', wp_insert_post(['post_status' => 'publish', 'post_title' => 'On the lake', 'post_category' => [$house]]);",
    )
    .split(' ')
  const categories = async () => {
    await site.cron()
    const { response } = await askSolr(site.solr.url, `q=post_id:${post}`)
    return response.docs[0]?.['category_facet']
  }
  expect(await categories()).toEqual(['Houseboats', 'Boats'])
  site.run(`wp_update_term(${boats}, 'category', ['name' => 'Ships']);`)
  expect(await categories()).toEqual(['Houseboats', 'Ships'])
  site.run(`wp_delete_term(${boats}, 'category');`)
  expect(await categories()).toEqual(['Houseboats'])
  site.run(`wp_delete_post(${post}, true);`)
  await site.cron()
})
