import fc from 'fast-check'
import { FACET_WIDGETS } from '../../../src/contract/widgets'
import { buckets } from '../../../src/facets/buckets/buckets'
import { choices } from '../../../src/facets/choices/choices'
import { createDatesKind } from '../../../src/facets/dates/datesKind'
import { find } from '../../../src/facets/find/find'
import { createExtension } from '../../../src/facets/further/createExtension'
import { setExtension } from '../../../src/facets/further/extension'
import type { FacetKind } from '../../../src/facets/further/facetKind'
import { isNear, nearEntries, nearOptionsOf } from '../../../src/facets/near/config'
import { nearFilters, nearPairs } from '../../../src/facets/near/nearPairs'
import { nearRequest } from '../../../src/facets/near/nearRequest'
import { negation } from '../../../src/facets/negation/negation'
import { scale } from '../../../src/facets/range/scaleKind'
import { rating } from '../../../src/facets/rating/rating'
import { toggle } from '../../../src/facets/toggle/toggle'
import { tree } from '../../../src/facets/tree/tree'
import { loadAddressForm } from '../../../src/history/addressForms'
import type { PageConfig } from './anyConfig'
import { FURTHER_FILTERS } from './furtherFilters'
import { KEYS, NAMES, VALUES } from './furtherValues'
import { type Arrival, arrive, type ReferenceCase } from './referenceCases'

/** When the requests are made: a Friday, half an hour before midnight in Berlin and before summer time. */
const NOW_MS = Date.UTC(2026, 2, 27, 22, 30)

/** A case with the time of its request, in seconds. */
export interface FurtherCase extends ReferenceCase {
  readonly now: number
}

/** `near` without its view. */
const near: FacetKind = {
  name: 'near',
  entries: nearEntries,
  complete: (facet) => (isNear(facet) ? { ...facet, alias: facet.alias ?? 'near' } : facet),
  request: (request, facet) =>
    isNear(facet) ? nearRequest(request, facet.field, nearOptionsOf(facet).placesField) : request,
  pairs: (facet, filters) => (isNear(facet) ? nearPairs(facet.field, filters) : null),
  filters: (facet, pairs) => (isNear(facet) ? nearFilters(facet.field, pairs) : null),
}

interface KindLine {
  readonly kind: FacetKind
  /** Facets of this kind, in the flat form and in that of the specification; some options can't be read. */
  readonly facets: readonly unknown[]
  /** The options that load it, as in mount/extension/extension.ts. */
  readonly loadedBy?: readonly string[]
  /** Whether a facet may name it as its widget. */
  readonly isWidget?: boolean
}

const LINES: readonly KindLine[] = [
  {
    kind: choices,
    isWidget: false,
    facets: [
      { field: 'region', single: true, operator: 'or' },
      { field: 'region', single: 'no', operator: 'or' },
      { field: 'size', widget: 'choices', single: 1 },
      { field: 'city', operator: 'or' },
      'title',
    ],
  },
  {
    kind: buckets,
    facets: [
      { field: 'price', widget: 'buckets', buckets: '0,100,200,*' },
      { field: 'price', buckets: [0, '99.50', 200.25, 1000], limit_active_items: '1' },
      { field: 'price', buckets: '*,100,50', label: 'Price' },
      { data: { field: 'price' }, options: { buckets: '-10,-5.5,0,*', alias: 'cost' } },
    ],
  },
  {
    kind: rating,
    facets: [
      { field: 'rating', widget: 'rating' },
      { field: 'rating', ratings: '3, 4.5,4', max_rating: 10 },
      { field: 'rating', ratings: ['4', 0.5, 'x'], widget: 'rating' },
    ],
  },
  {
    kind: toggle,
    facets: [
      { field: 'available', widget: 'toggle' },
      { field: 'available', on: 'yes, please', alias: 'now' },
      { field: 'amount', on: '4-', negated: 'true' },
      { field: 'amount', widget: 'toggle', on: '10-20' },
      { field: 'note', on: '*', negated: 1 },
    ],
  },
  {
    kind: negation,
    facets: [
      { field: 'region', negatable: true },
      { field: 'region', negatable: 'yes', operator: 'or', single: true },
      { field: 'region', widget: 'negation' },
    ],
  },
  {
    kind: scale,
    facets: [
      { field: 'size', widget: 'range', step: 0.5 },
      {
        field: 'size',
        widget: 'scale',
        scale: 'log',
        options: { range: { start: 0, end: 9, gap: 1 } },
      },
    ],
  },
  {
    kind: tree,
    facets: [
      { field: 'category', widget: 'tree' },
      {
        field: 'category',
        hierarchy: 'path',
        delimiter: '>',
        operator: 'or',
        hard_limit: 7,
      },
      {
        data: { field: 'levels' },
        options: {
          hierarchy: 'levels',
          sort: 'count',
          mincount: 3,
          method: 'uif',
          prefix: 'x',
        },
      },
      {
        field: 'levels',
        hierarchy: 'levels',
        delimiter: 'ab',
        facet_missing: true,
        operator: 'or',
      },
    ],
  },
  {
    kind: find,
    isWidget: false,
    facets: [
      { field: 'host', find: 'server', hard_limit: 20 },
      { field: 'host', find: 'server', active_sorts: ['active', 'count'], operator: 'or' },
      { field: 'host', find: 'page' },
    ],
  },
  {
    kind: createDatesKind(() => NOW_MS),
    loadedBy: [],
    facets: [
      { field: 'arrival', widget: 'dates', months: 6, time_zone: 'Europe/Berlin' },
      {
        field: 'arrival',
        widget: 'dates',
        presets:
          'today,tomorrow,weekend,last-30-days,next-2-days,Frühling 2026=2026-03-20..2026-06-20,Since=2026-01-01..',
        months: '-12',
        weekend: '5,6',
      },
      {
        field: 'arrival',
        presets: [{ label: 'Old', to: 'NOW/DAY-1YEAR' }, 'this-year'],
        time_zone: 'Pacific/Kiritimati',
      },
      { field: 'arrival', presets: 'none', from_to: true, time_zone: 'Mars/Base' },
      { field: 'arrival', widget: 'dates', time_zone: 'europe/berlin', presets: 'weekend' },
      { field: 'arrival', widget: 'dates', time_zone: 'Etc/GMT+5', presets: 'weekend,today' },
      { field: 'arrival', widget: 'dates', time_zone: '+02:00', presets: 'weekend' },
      { field: 'booked', widget: 'dates', availability: true, nights: true, months: 3 },
      { field: 'booked', date_range: true, presets: 'weekend,this-month,next-month' },
      {
        field: 'booked',
        widget: 'dates',
        availability: 'yes',
        time_zone: 'America/Los_Angeles',
        weekend: ['1'],
      },
    ],
  },
  {
    kind: near,
    loadedBy: [],
    facets: [
      { field: 'place', widget: 'near' },
      { field: 'place', widget: 'near', alias: 'around', places_field: 'town', radii: '1,5' },
    ],
  },
]

/** Facets beyond the spec of every kind; some of their options can't be read. */
export const FURTHER_FACETS = LINES.flatMap(({ facets }) => facets)

const pair = fc
  .record({
    name: fc.constantFrom(...Object.keys(VALUES), ...Object.keys(NAMES)),
    key: fc.constantFrom(...KEYS),
    at: fc.nat(97),
  })
  .map(({ name, key, at }): [string, string] => {
    const values = [...(VALUES[NAMES[name] ?? name] ?? [])]
    const days = ['2026-07-01', '2026-07-09', '']
    const list = /from|to/.test(key) ? days : key === '[km]' ? ['5', '0.25', ''] : values
    return [name + key, list[at % list.length] ?? '']
  })
const other = fc.constantFrom<[string, string]>(
  ...FURTHER_FILTERS.map((text): [string, string] => ['fq[]', text]),
  ['query', 'lake'],
  ['sortby', 'distance asc'],
  ['sortby', 'price asc, distance asc'],
  ['sortby', 'geodist() asc'],
  ['pg', '3'],
  ['rows', '24'],
  ['rows', '100'],
  ['rows', '101'],
  ['rows', '0'],
  ['rows', '1e1'],
)

const input = fc
  .record({
    facets: fc.shuffledSubarray([...FURTHER_FACETS], { minLength: 1, maxLength: 6 }),
    pairs: fc.array(fc.oneof({ weight: 3, arbitrary: pair }, other), { maxLength: 6 }),
    params: fc.constantFrom<unknown>(
      undefined,
      undefined,
      { fl: 'id,title' },
      { TZ: 'Asia/Tokyo' },
      { 'facet.query': 'city:x', fq: ['a:b'] },
    ),
    hasPageSize: fc.boolean(),
  })
  .map(({ facets, pairs, params, hasPageSize }) => ({
    config: {
      solr: {
        url: '/solr/select',
        address: 'query',
        facets,
        ...(params ? { params } : {}),
        ...(hasPageSize && { exposed_params: ['q', 'fq', 'sort', 'start', 'rows'] }),
      },
    } as PageConfig,
    query: new URLSearchParams(pairs).toString(),
    isPathInQ: false,
    addedParams: {},
  }))

/** All names in a configuration, and the widgets that it names. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [
    name,
    ...(name === 'widget' ? [String(one)] : []),
    ...namesIn(one),
  ])
}

/** What the browser makes of an address, with the kinds that the configuration loads. */
export function arriveWith(one: Arrival) {
  const names = namesIn(one.config)
  const lines = LINES.filter(
    ({ kind, loadedBy = Object.keys(kind.entries) }) =>
      kind === choices || [kind.name, ...loadedBy].some((name) => names.includes(name)),
  )
  const widgets = lines.flatMap(({ kind, isWidget = true }) => (isWidget ? [kind.name] : []))
  const known = FACET_WIDGETS.length
  FACET_WIDGETS.push(...widgets)
  const loaded = createExtension(
    lines.map(({ kind }) => kind),
    () => 'en',
  )
  setExtension(loaded)
  const arrived = arrive(one, loaded.search)
  FACET_WIDGETS.length = known
  return arrived
}

/** Addresses of searches with facets beyond the spec, the same in each run. */
export async function furtherCases(count: number): Promise<readonly FurtherCase[]> {
  await loadAddressForm('query')
  return fc
    .sample(input, { numRuns: count, seed: 15 })
    .map((one) => ({ ...one, ...arriveWith(one), now: NOW_MS / 1000 }))
}
