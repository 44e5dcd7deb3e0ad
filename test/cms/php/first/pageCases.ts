import fc from 'fast-check'
import { awkwardTags } from '../../../../demo/server/corpus/awkwardTags'
import { anyConfig, type PageConfig } from '../anyConfig'
import { anyQuery } from '../anyQuery'
import { type RenderedPage, renderedPage } from './renderedPage'
import { wellFormed } from './wellFormed'

/** A page with an address, and what stands in it once React's renderer has rendered it. */
export interface PageCase extends RenderedPage {
  readonly lang: string
  readonly config: PageConfig
  readonly settings: Readonly<Record<string, unknown>>
  readonly path: string
  readonly query: string
  readonly answer: string
  /** The configuration of each mount point by its widget. */
  readonly widgets: Readonly<Record<string, object>>
}

/** In the order in which roots are numbered. */
const WIDGETS = [
  'results',
  'result-count',
  'search-box',
  'sort',
  'current-filters',
  'pager',
  'status',
  'facets',
] as const

/** Orders of results; some can't be read. */
const ORDERS: readonly unknown[] = [
  { value: 'created desc', label: 'Newest & "best"' },
  { value: 'price asc, id asc', label: 7 },
  { value: 'random', label: 'Any' },
  { value: '', label: 'Best match' },
  { value: 17, label: '', in_browser: 'max(a,b) asc' },
  { value: null, label: 'None' },
  { label: 'None' },
  'title asc',
]

const answer = fc
  .record({
    docs: fc.array(fc.record({ id: fc.integer({ min: 1, max: 99 }), title: fc.string() }), {
      maxLength: 3,
    }),
    numFound: fc.constantFrom(0, 1, 3, 25, 121, 1999, 1234567),
    start: fc.constantFrom<unknown>(0, 0, 12, '24', 120, undefined),
    params: fc.constantFrom<unknown>(
      undefined,
      { rows: '12', start: '24' },
      { rows: 0 },
      { rows: ['5', 7], start: 3 },
    ),
  })
  .map(({ docs, numFound, start, params }) => ({
    responseHeader: { params },
    response: { numFound, start, docs },
  }))

/** Facets whose looks are configured, in both forms. */
const SHOWN_FACETS: readonly unknown[] = [
  { field: 'city', label: 'Ort "A"', operator: 'or', active_sorts: ['active', 'count'] },
  { field: 'price', widget: 'range', options: { range: { start: 0, end: 500, gap: 50 } } },
  {
    field: 'amenities',
    widget: 'amenities',
    categories: [
      {
        id: 'kitchen',
        label: 'Kitchen',
        description: 'For <cooks>',
        values: ['Rome', 'a b', '2020'],
      },
      { id: 'outside', values: 'Bern, Zürich' },
    ],
  },
  { field: 'region', exclude: '^R|e$', limit_active_items: true, currency: 'yes' },
  {
    data: { field: 'year' },
    settings: { settings: { riot_solr: { facet_label: 'Year' }, active_sorts: 'indexed' } },
    options: { currency: true, missing: true },
  },
  {
    data: { field: 'size' },
    settings_global: { settings: { riotjs_label: 'Size', operator: 'or' } },
    options: { stats: true, currency: 0 },
  },
]

const VALUES = [
  ...[
    'Rome',
    'rome',
    'Bern',
    'Zürich',
    'Zug',
    'New York',
    'a b',
    'A-b',
    'ab',
    'résumé',
    'resume',
    'Resumé',
    'Straße',
    'Strasse',
    '2020',
    '1999',
    '20',
    '3.5',
    ' ',
    '',
  ],
  ...[
    'el niño',
    'El Nino',
    'Ångström',

    'cote',
    'coté',
    'côte',
    'côté',
    '10',
    '9',
    'x_y',
    'x y',
    'x-y',
    "d'Alene",
    '-7',
    '$5',
    '#1',
    'a.b',
    'Ab',
    'AB',
  ],
]
const value = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.constantFrom(...awkwardTags) },
)
const count = fc.integer({ min: 0, max: 12000 })
const counts = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(value, count, { maxKeys: 30, size: 'max' }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(fc.oneof(value, fc.constantFrom<unknown>(null, 7, 1.5, true)), count), {
        maxLength: 30,
        size: 'max',
      })
      .map((pairs) => pairs.flat()),
  },
)
const FIELDS = [
  'city',
  'ss_city',
  'type',
  'ss_type',
  'region',
  'sm_tags',
  'a.b',
  'query',
  'constructor',
  'amenities',
  'listed',
  'year',
]
const SLIDERS = ['price', 'size', 'age', 'year']
const stats = fc.constantFrom<unknown>(
  { min: 12.5, max: 480 },
  { min: -3, max: 3 },
  { min: 5, max: 5 },
  { min: 0, max: 1e21 },
  null,
  { min: null, max: null },
  { max: 7.2 },
)
const steps = fc.record({
  counts: fc.dictionary(fc.constantFrom('0', '50', '100', '2.5', '450', '-50', '50.0'), count, {
    maxKeys: 5,
  }),
})

/** What Solr counts beside the documents. */
const facetParts = fc.record({
  facet_counts: fc.record({
    facet_fields: fc.record(Object.fromEntries(FIELDS.map((field) => [field, counts])), {
      requiredKeys: [],
    }),
    facet_ranges: fc.record(Object.fromEntries(SLIDERS.map((field) => [field, steps])), {
      requiredKeys: [],
    }),
  }),
  stats: fc.record({
    stats_fields: fc.record(Object.fromEntries(SLIDERS.map((field) => [field, stats])), {
      requiredKeys: [],
    }),
  }),
})

const page = fc.oneof(
  anyConfig,
  anyConfig.chain((config) =>
    fc
      .shuffledSubarray([...SHOWN_FACETS])
      .map((facets) => ({ ...config, solr: { ...config.solr, facets } })),
  ),
)

const input = page.chain(({ solr, ...rest }) => {
  const config: PageConfig = JSON.parse(
    wellFormed(JSON.stringify({ solr: { ...solr, return_full_docs: false }, ...rest })),
  )
  return fc.record({
    lang: fc.constantFrom('en', 'de', 'fr', 'es', 'ar', 'es-ES'),
    config: fc.constant(config),
    settings: fc.constantFrom({}, {}, { currency: 'EUR' }),
    path: fc.constantFrom('/', '/search', '/a%20b/'),
    query: anyQuery(config),
    answer: fc
      .tuple(answer, facetParts)
      .map((parts) => JSON.stringify(Object.assign({}, ...parts))),
    widgets: fc.record({
      results: fc.constant({}),
      'result-count': fc.constant({}),
      'search-box': fc.constantFrom<object>(
        {},
        {},
        { label: 'Find "it"', placeholder: '<where?>', field: 'words' },
        { label: 7, placeholder: '', field: 'no field' },
        { label: '', placeholder: null, field: null },
      ),
      sort: fc.oneof(
        fc.constantFrom<object>({}, { options: 'price asc' }, { options: { a: ORDERS[0] } }),
        fc.shuffledSubarray([...ORDERS]).map((options) => ({ options })),
      ),
      status: fc.constant({}),
      'current-filters': fc.constant({}),
      facets: fc.constantFrom<object>({}, {}, { shown: 2 }, { shown: '3', sheet: false }),
      pager: fc.constantFrom<object>(
        {},
        {},
        { inner: 1, outer: '2' },
        { inner: 0, outer: 0, label: 'Go' },
        { inner: -1 },
      ),
    }),
  })
})

/** Renders pages, the same in each run. */
export async function pageCases(count: number): Promise<readonly PageCase[]> {
  const cases: PageCase[] = []
  for (const one of fc.sample(input, { numRuns: count, seed: 17 })) {
    // A browser's address is percent-encoded.
    const query = new URL(`https://a.example/?${one.query}#`).search.slice(1)
    const mountPoints = WIDGETS.map((name) => ({ name, config: one.widgets[name] }))
    cases.push({ ...one, query, ...(await renderedPage({ ...one, query, mountPoints })) })
  }
  return cases
}
