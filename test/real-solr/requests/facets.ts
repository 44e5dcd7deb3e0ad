import type { FacetRequest } from '../../../src/facets/facetRequest'
import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { aSearch, type Said } from '../aRequest'

function aFacet(
  name: string,
  facet: Partial<FacetRequest> & Pick<FacetRequest, 'field'>,
  said: Said = {},
) {
  return aSearch(`facet: ${name}`, { rows: 0, facets: [{ mode: 'and', ...facet }], ...said })
}

const plain = ['bundle', 'city', 'region', 'amenities', 'tags', 'bedrooms', 'rating', 'price']
const methods = ['enum', 'fc', 'fcs', 'uif']
const inCabins = toggleFacet([], { field: 'bundle', mode: 'or' }, 'cabin')

/** Counts of values with every option of spec 7.1, for one field and for all. */
export const facetRequests = [
  ...plain.map((field) => aFacet(`the values of ${field}`, { field })),
  ...plain.map((field) =>
    aFacet(`${field}, all values by name`, { field, sort: 'index', limit: -1 }),
  ),
  aFacet('dates', { field: 'available_from', limit: 20 }),
  aFacet('the words of a text', { field: 'content', limit: 40 }),
  aFacet('the words of a text by prefix', { field: 'content', prefix: 'la' }),
  aFacet('titles whole', { field: 'title', sort: 'count', limit: -1 }),
  aFacet('the words of titles, by enum', { field: 'title', method: 'enum', prefix: 'la' }),
  aFacet('sort by count', { field: 'city', sort: 'count', limit: -1 }),
  aFacet('limit', { field: 'host', limit: 7 }),
  aFacet('limit 0', { field: 'host', limit: 0 }),
  aFacet('offset', { field: 'host', limit: 7, offset: 5 }),
  aFacet('offset by name', { field: 'host', sort: 'index', limit: 7, offset: 900 }),
  aFacet('offset past the end', { field: 'bundle', offset: 40 }),
  aFacet('mincount 3', { field: 'host', mincount: 3, limit: -1 }),
  aFacet('mincount 0', { field: 'city', mincount: 0, limit: -1 }, { q: 'lake', fq: inCabins }),
  aFacet('mincount 0 of what finds nothing', { field: 'bundle', mincount: 0 }, { q: 'zzzz' }),
  aFacet('missing', { field: 'city', missing: true }),
  aFacet('missing of several values', { field: 'amenities', missing: true }),
  aFacet('missing of numbers', { field: 'price', missing: true, limit: -1 }),
  aFacet('missing past the limit', { field: 'host', missing: true, limit: 3 }),
  aFacet('missing that is none', { field: 'bundle', missing: true }),
  aFacet('prefix', { field: 'city', prefix: 'La' }),
  aFacet('prefix that nothing has', { field: 'city', prefix: 'la' }),
  ...methods.map((method) => aFacet(`method ${method}`, { field: 'amenities', method })),
  aSearch('facet: several fields, each with its options', {
    rows: 0,
    facets: [
      { field: 'bundle', mode: 'or', sort: 'index' },
      { field: 'city', mode: 'and', limit: 4, missing: true },
      { field: 'bedrooms', mode: 'single', mincount: 2 },
    ],
  }),
  aSearch('facet: options for all fields', {
    rows: 0,
    facets: [
      { field: 'city', mode: 'and' },
      { field: 'region', mode: 'and', limit: 2 },
    ],
    extraParams: { 'facet.limit': '4', 'facet.mincount': '2', 'facet.missing': 'true' },
  }),
  aSearch('facet: a prefix for all fields', {
    rows: 0,
    facets: [
      { field: 'city', mode: 'and' },
      { field: 'amenities', mode: 'and' },
    ],
    extraParams: { 'facet.prefix': 'B' },
  }),
  aFacet("an 'or' facet past its own filter", { field: 'bundle', mode: 'or' }, { fq: inCabins }),
  aFacet(
    'a single choice past its own filter',
    { field: 'bedrooms', mode: 'single' },
    { fq: toggleFacet(inCabins, { field: 'bedrooms', mode: 'single' }, '2') },
  ),
  aFacet(
    'an and-facet within its own filter',
    { field: 'amenities' },
    { fq: toggleFacet([], { field: 'amenities', mode: 'and' }, 'Sauna') },
  ),
  aFacet(
    "an 'or' facet past the missing bucket",
    { field: 'city', mode: 'or', missing: true, limit: -1 },
    { fq: toggleFacet(inCabins, { field: 'city', mode: 'or' }, null) },
  ),
  aFacet('beside a query', { field: 'amenities', limit: -1 }, { q: 'lake cabin', fq: inCabins }),
  aFacet(
    'counts of a range',
    { field: 'bundle' },
    { fq: setRange([], 'price', { min: 150, max: 200 }) },
  ),
  aSearch('facet: as a flat list', {
    rows: 0,
    facets: [{ field: 'city', mode: 'and', missing: true }],
    extraParams: { 'json.nl': 'flat' },
  }),
  aSearch('facet: none', { extraParams: { facet: 'false' } }),
]
