import type { FacetRequest } from '../../../src/facets/facetRequest'
import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { createSearch, type SearchOverrides } from '../contractRequest'

function facetRequest(
  name: string,
  facet: Partial<FacetRequest> & Pick<FacetRequest, 'field'>,
  overrides: SearchOverrides = {},
) {
  return createSearch(`facet: ${name}`, {
    rows: 0,
    facets: [{ mode: 'and', ...facet }],
    ...overrides,
  })
}

const plain = ['bundle', 'city', 'region', 'amenities', 'tags', 'bedrooms', 'rating', 'price']
const methods = ['enum', 'fc', 'fcs', 'uif']
const inCabins = toggleFacet([], { field: 'bundle', mode: 'or' }, 'cabin')

/** Counts of values with every option of spec 7.1, for one field and for all. */
export const facetRequests = [
  ...plain.map((field) => facetRequest(`the values of ${field}`, { field })),
  ...plain.map((field) =>
    facetRequest(`${field}, all values by name`, { field, sort: 'index', limit: -1 }),
  ),
  facetRequest('dates', { field: 'available_from', limit: 20 }),
  facetRequest('the words of a text', { field: 'content', limit: 40 }),
  facetRequest('the words of a text by prefix', { field: 'content', prefix: 'la' }),
  facetRequest('titles whole', { field: 'title', sort: 'count', limit: -1 }),
  facetRequest('the words of titles, by enum', { field: 'title', method: 'enum', prefix: 'la' }),
  facetRequest('sort by count', { field: 'city', sort: 'count', limit: -1 }),
  facetRequest('limit', { field: 'host', limit: 7 }),
  facetRequest('limit 0', { field: 'host', limit: 0 }),
  facetRequest('offset', { field: 'host', limit: 7, offset: 5 }),
  facetRequest('offset by name', { field: 'host', sort: 'index', limit: 7, offset: 900 }),
  facetRequest('offset past the end', { field: 'bundle', offset: 40 }),
  facetRequest('mincount 3', { field: 'host', mincount: 3, limit: -1 }),
  facetRequest(
    'mincount 0',
    { field: 'city', mincount: 0, limit: -1 },
    { q: 'lake', fq: inCabins },
  ),
  facetRequest('mincount 0 without results', { field: 'bundle', mincount: 0 }, { q: 'zzzz' }),
  facetRequest('missing', { field: 'city', missing: true }),
  facetRequest('missing of several values', { field: 'amenities', missing: true }),
  facetRequest('missing of numbers', { field: 'price', missing: true, limit: -1 }),
  facetRequest('missing past the limit', { field: 'host', missing: true, limit: 3 }),
  facetRequest('missing where every document has a value', { field: 'bundle', missing: true }),
  facetRequest('prefix', { field: 'city', prefix: 'La' }),
  facetRequest('prefix without values', { field: 'city', prefix: 'la' }),
  ...methods.map((method) => facetRequest(`method ${method}`, { field: 'amenities', method })),
  createSearch('facet: several fields, each with its options', {
    rows: 0,
    facets: [
      { field: 'bundle', mode: 'or', sort: 'index' },
      { field: 'city', mode: 'and', limit: 4, missing: true },
      { field: 'bedrooms', mode: 'single', mincount: 2 },
    ],
  }),
  createSearch('facet: options for all fields', {
    rows: 0,
    facets: [
      { field: 'city', mode: 'and' },
      { field: 'region', mode: 'and', limit: 2 },
    ],
    extraParams: { 'facet.limit': '4', 'facet.mincount': '2', 'facet.missing': 'true' },
  }),
  createSearch('facet: a prefix for all fields', {
    rows: 0,
    facets: [
      { field: 'city', mode: 'and' },
      { field: 'amenities', mode: 'and' },
    ],
    extraParams: { 'facet.prefix': 'B' },
  }),
  facetRequest(
    "an 'or' facet that excludes its filter",
    { field: 'bundle', mode: 'or' },
    { fq: inCabins },
  ),
  facetRequest(
    'a single choice that excludes its filter',
    { field: 'bedrooms', mode: 'single' },
    { fq: toggleFacet(inCabins, { field: 'bedrooms', mode: 'single' }, '2') },
  ),
  facetRequest(
    'an and-facet with its filter',
    { field: 'amenities' },
    { fq: toggleFacet([], { field: 'amenities', mode: 'and' }, 'Sauna') },
  ),
  facetRequest(
    "an 'or' facet that excludes the missing bucket",
    { field: 'city', mode: 'or', missing: true, limit: -1 },
    { fq: toggleFacet(inCabins, { field: 'city', mode: 'or' }, null) },
  ),
  facetRequest(
    'beside a query',
    { field: 'amenities', limit: -1 },
    { q: 'lake cabin', fq: inCabins },
  ),
  facetRequest(
    'counts of a range',
    { field: 'bundle' },
    { fq: setRange([], 'price', { min: 150, max: 200 }) },
  ),
  createSearch('facet: as a flat list', {
    rows: 0,
    facets: [{ field: 'city', mode: 'and', missing: true }],
    extraParams: { 'json.nl': 'flat' },
  }),
  createSearch('facet: none', { extraParams: { facet: 'false' } }),
]
