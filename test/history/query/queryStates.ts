import fc from 'fast-check'
import * as v from 'valibot'
import { awkwardTags } from '../../../demo/server/corpus/awkwardTags'
import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import type { AddressedSearch } from '../../../src/history/address'
import { queryForm } from '../../../src/history/query/queryForm'
import { searchSchema } from '../../../src/search/config'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { sanitizeParams } from '../../../src/solr/request/sanitizeParams'
import { anyText, someText, unsendable } from '../../solr/arbitraries'

/** A component whose facets have every mode, and names that collide with a CMS's or are none. */
export function aSearch(prefix = '', defaultQ = ''): AddressedSearch {
  const facet = (field: string, global: object, options = {}) => ({
    data: { field },
    settings_global: { settings: global },
    options,
  })
  const solr = {
    url: '/solr/select',
    address: 'query',
    max_rows: 12,
    exposed_params: ['q', 'fq', 'sort', 'start', 'boost', 'facet.prefix'],
    ...(prefix && { fragment_prefix: prefix }),
    facets: [
      facet('city', { operator: 'or' }),
      facet('type', {}),
      facet('region', { limit_active_items: true }),
      facet('price', {}, { stats: true }),
      facet('sm_tags', { operator: 'or' }, { alias: 'tag' }),
      facet('a.b', {}),
      facet('query', { limit_active_items: true }),
      facet('constructor', { operator: 'or' }),
    ],
  }
  const config = v.parse(searchSchema, { solr })
  return { config, facets: config.facets, defaults: { ...noParams, q: defaultQ } }
}

const value = fc
  .oneof(fc.constantFrom(...awkwardTags), anyText, fc.constantFrom('', 'a', '1..2', '1', '[none]'))
  .map((text) => text.replace(unsendable, ''))
const amount = fc.oneof(fc.constant('*' as const), fc.integer(), fc.double({ noNaN: true }))

/** A visitor's steps: values chosen and dropped, ranges, and filters of old links. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ at: fc.nat(7), value: fc.option(value, { freq: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ min: amount, max: amount }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      someText,
      fc.constantFrom('city:Bern', 'price:[1 TO 2]', 'type:(a OR b)', '-city:x', '{!tag=z}type:q'),
    ),
  },
)

/** The params that some steps of a visitor lead to, as the store has them. */
export function anyParams(search: AddressedSearch): fc.Arbitrary<SearchParams> {
  return fc
    .record({
      q: fc.oneof(fc.constant(''), someText),
      steps: fc.array(step, { maxLength: 8 }),
      sort: fc.constantFrom('', 'price asc', 'random_7 desc'),
      start: fc.oneof(
        fc.constant(0),
        fc.nat(50).map((page) => page * 12),
        fc.nat(999),
      ),
      bq: fc.array(someText, { maxLength: 2 }),
      boost: fc.array(someText, { maxLength: 2 }),
      prefix: fc.array(someText, { maxLength: 1 }),
    })
    .map(({ q, steps, sort, start, bq, boost, prefix }) => {
      let fq: readonly string[] = []
      for (const one of steps) {
        if (typeof one === 'string') fq = [...fq, one]
        else if ('at' in one) {
          const facet = search.facets[one.at]
          if (facet) fq = toggleFacet(fq, facet, one.value)
        } else fq = setRange(fq, 'price', { min: one.min, max: one.max })
      }
      const { params } = sanitizeParams({
        q,
        fq,
        sort,
        start,
        bq,
        extra: { boost, 'facet.prefix': prefix },
      })
      const extra = Object.fromEntries(
        Object.entries(params.extra).filter(([, values]) => values.length > 0),
      )
      return { ...params, extra, fq: queryForm.order(params.fq, search) }
    })
}
