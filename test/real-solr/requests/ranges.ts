import type { FacetRequest } from '../../../src/facets/facetRequest'
import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { createSearch, type SearchOverrides } from '../contractRequest'

const price = { field: 'price', mode: 'single', stats: true } as const

function rangeRequest(name: string, facet: FacetRequest, overrides: SearchOverrides = {}) {
  return createSearch(`range: ${name}`, { rows: 0, facets: [facet], ...overrides })
}

const narrow = setRange([], 'price', { min: 200, max: 240 })
const inCabins = toggleFacet([], { field: 'bundle', mode: 'or' }, 'cabin')
const steps = { start: '100', end: '400', gap: '50' }

/** The extent and histogram of a slider (spec 7.1: stats, facet.range). */
export const rangeRequests = [
  rangeRequest('extent', price),
  rangeRequest('extent of fractions', { ...price, field: 'rating' }),
  rangeRequest('extent of a query', price, { q: 'lake', fq: inCabins }),
  rangeRequest('extent without its filter', price, { fq: narrow }),
  rangeRequest('extent without its filter, with another one', price, {
    fq: [...narrow, ...inCabins],
  }),
  rangeRequest('extent of one listing', price, { fq: ['id:k3x9-listings-40'] }),
  rangeRequest('extent of nothing', price, { q: 'zzzz' }),
  rangeRequest('extent where the field is missing', price, { fq: ['-price:[* TO *]'] }),
  createSearch('range: extents of two fields', {
    rows: 0,
    facets: [price, { ...price, field: 'guests' }],
    fq: narrow,
  }),
  rangeRequest('histogram', { ...price, range: steps }),
  rangeRequest('histogram without its filter', { ...price, range: steps }, { fq: narrow }),
  rangeRequest(
    'histogram with empty steps',
    { ...price, range: steps, mincount: 0 },
    { q: 'superior' },
  ),
  rangeRequest('histogram whose last step is cut', {
    field: 'price',
    mode: 'single',
    range: { start: '90', end: '300', gap: '45' },
  }),
  createSearch('range: histogram with a hard end, and the values outside', {
    rows: 0,
    facets: [{ ...price, range: { start: '90', end: '300', gap: '45' } }],
    extraParams: { 'f.price.facet.range.hardend': 'true', 'f.price.facet.range.other': 'all' },
  }),
  rangeRequest('histogram of fractions', {
    field: 'rating',
    mode: 'single',
    range: { start: '3', end: '5', gap: '0.5' },
  }),
  rangeRequest('histogram of months', {
    field: 'available_from',
    mode: 'single',
    range: { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00Z', gap: '+1MONTH' },
  }),
]
