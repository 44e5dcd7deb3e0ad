import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { expect, test } from '../support/test'
import { SearchPage } from './SearchPage'
import { searchMarkup } from './searchMarkup'

const facets = [
  {
    data: { field: 'bundle' },
    settings: { settings: { riot_solr: { facet_label: 'Type' } } },
    settings_global: { settings: { operator: 'or', hard_limit: 50 } },
  },
  {
    data: { field: 'bedrooms' },
    settings: { settings: { riot_solr: { facet_label: 'Bedrooms' } } },
    settings_global: { settings: { limit_active_items: true } },
  },
  { data: { field: 'price' }, options: { stats: true } },
]

/** The order of spec 7.1 with the encoding of design decision 2, written by hand. */
const EXPECTED = [
  'q=by%20the%20lake',
  'fq=entity_type%3Anode',
  'fq=%7B!tag%3Dprice%7Dprice%3A%5B100%20TO%20300%5D',
  'fq=%7B!tag%3Dbundle%7Dbundle%3A(%20cabin%20OR%20house%20)',
  'fq=%7B!tag%3Dbedrooms%7Dbedrooms%3A2',
  'facet=true',
  'facet.field=%7B!ex%3Dbundle%7Dbundle',
  'facet.field=%7B!ex%3Dbedrooms%7Dbedrooms',
  'facet.mincount=1',
  'rows=6',
  'start=6',
  'sort=price%20asc',
  'defType=edismax',
  'json.nl=map',
  'f.bundle.facet.limit=50',
  'stats=true',
  'stats.field=%7B!ex%3Dprice%7Dprice',
  'fl=id',
  'wt=json',
  'json.wrf=?',
  'fq=index_id:listings',
].join('&')

test('the request body matches the specification byte for byte', async ({ page, qa }) => {
  const search = searchMarkup({ solr: { facets, entity_type: 'node', max_rows: 6 } })
  // Otherwise the pointer on the pager would prefetch another page as the last request.
  const html = htmlPage(
    search,
    '<script type="application/json" data-vitrine-settings>{"prefetch": "off"}</script>',
  )
  await openHtml(page, html, '/test#fq=%7B!tag%3Dprice%7Dprice%3A%5B100%20TO%20300%5D')
  const listings = new SearchPage(page)
  await listings.waitForResults()
  await listings.search('by the lake')
  await listings.toggle('Type', 'cabin')
  await listings.toggle('Type', 'house')
  await listings.toggle('Bedrooms', '3')
  await listings.toggle('Bedrooms', '2')
  await listings.sortBy('Price, low to high')
  await listings.openPage('Page 2')

  expect((await qa.searches()).at(-1)).toBe(EXPECTED)
  expect(await listings.results()).toHaveLength(6)
})
