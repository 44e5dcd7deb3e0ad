import fc from 'fast-check'
import { someText } from '../../solr/arbitraries'

/** A search's configuration as a page has it. */
export interface PageConfig {
  readonly solr: Readonly<Record<string, unknown>>
  readonly facet_widget_map?: unknown
}

/** Sometimes the value, sometimes nothing. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Facets as CMSs write them: names that are reserved or none, empty lists for empty objects, numbers as texts. */
const FACETS: readonly unknown[] = [
  'city',
  { data: { field: 'city' }, settings_global: { settings: { operator: 'or' } } },
  { data: { field: 'type' }, settings: [], settings_global: { settings: [] } },
  { data: { field: 'region' }, settings_global: { settings: { limit_active_items: '1' } } },
  { data: { field: 'price' }, options: { stats: 'yes' } },
  { data: { field: 'size' }, options: { range: { start: 0, end: '100', gap: '2.5' } } },
  { data: { field: 'age' }, settings: { settings: { widget: 'slider' } } },
  { data: { field: 'year' }, settings: { settings: { widget: 'range' } }, options: { stats: 0 } },
  {
    data: { field: 'sm_tags' },
    options: { alias: 'tag', limit: '20', sort: 'index', prefix: 'Ab c' },
  },
  { data: { field: 'a.b' }, options: { alias: '', offset: 3, mincount: '0', missing: true } },
  {
    data: { field: 'query' },
    settings_global: { settings: { hard_limit: -1, facet_mincount: 2 } },
  },
  {
    data: { field: 'constructor' },
    settings_global: { settings: { operator: 'or', facet_missing: 1 } },
  },
  { data: { field: 'amenities' }, options: { method: 'enum', alias: 'no alias', limit: 'ten' } },
  { data: { field: 'not a field' } },
  { data: { field: 'listed' }, settings_global: { settings: { operator: 'xor' } } },
  { options: {} },
  7,
]

const facets = fc.oneof(
  fc.shuffledSubarray([...FACETS]),
  fc
    .shuffledSubarray(FACETS.filter((one) => typeof one === 'object'))
    .map((list) => Object.fromEntries(list.map((one, at) => [`facet${at}`, one]))),
)

const params = fc.constantFrom<unknown>(
  [],
  { fl: 'id,title', qf: 'title^2 teaser' },
  { fq: ['status:1', '', 'status:1'], bq: ['a:b', 'c:d'], q: 'configured', sort: 'created desc' },
  { 'facet.limit': 50, 'facet.mincount': '0', 'facet.field': ['extra', 'city'], facet: 'false' },
  { qt: '/update', 'json.facet': '{}', 'json.nl': 'flat', wt: 'xml', start: '3', boost: '' },
  { 'hl.fl': ['title', 'teaser', 'title'], empty: '', '\u{1f3e1}': '1', '\uffee': '2', 'é ü': 'ß' },
)

/** Configurations of all kinds, some of whose options can't be read. */
export const anyConfig: fc.Arbitrary<PageConfig> = fc
  .record({
    index: maybe(fc.constantFrom<unknown>('listings', 'a b', 'inherit', '', null, 7)),
    bundles: maybe(fc.constantFrom<unknown>('cabin, "house"', ['a b', 'AND', ''], { x: 'y' }, [])),
    entity_type: maybe(fc.constantFrom<unknown>('node', 'a:b', '')),
    entity_field: maybe(fc.constantFrom('ss_type', 'not a field')),
    bundle_field: maybe(fc.constantFrom('ss_bundle', '')),
    exposed_params: maybe(
      fc.constantFrom<unknown>(
        ...Array(6).fill(['q', 'fq', 'sort', 'start', 'boost', 'facet.prefix']),
        'q,fq',
        'start , sort',
        ['fq', 'bq', 'page', 'query', 'null'],
        ['q', 'qt'],
        ['q', 'defType'],
        [],
      ),
    ),
    max_rows: maybe(fc.constantFrom<unknown>(12, '24', 'many', 0, -1, 2.5, ' 6 ', '7.0')),
    default_q: maybe(fc.oneof(fc.constantFrom('lake', '{!join}x', 'id:(1 OR 2)'), someText)),
    default_boost: maybe(fc.constantFrom('sum(a,b)', '')),
    params: maybe(params),
    facets: maybe(facets),
    fields: maybe(
      fc.constantFrom<unknown>(
        { city: { solr_field: 'ss_city', name: 'City' }, price: {} },
        [{ field: 'type', solr_field: 'ss_type' }, { field: 'type' }, { solr_field: 'region' }],
        [],
      ),
    ),
    fragment_prefix: maybe(fc.constantFrom('a', 'a-b', '1', '')),
    flag_key: maybe(fc.constantFrom('item_id', 'not a field')),
    address: fc.constantFrom('query', 'query', 'query', 'fragment', undefined),
  })
  .chain((solr) =>
    fc.record({
      solr: fc.constant({ url: '/solr/select', ...solr }),
      facet_widget_map: fc.constantFrom<unknown>(undefined, { slider: 'range' }, []),
    }),
  )
  // What JSON leaves out is not there.
  .map((config) => JSON.parse(JSON.stringify(config)))
