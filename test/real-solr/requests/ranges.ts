import type { FacetRequest } from '../../../src/facets/facetRequest'
import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { aSearch, type Said } from '../aRequest'

const price = { field: 'price', mode: 'single', stats: true } as const

function aRange(name: string, facet: FacetRequest, said: Said = {}) {
  return aSearch(`range: ${name}`, { rows: 0, facets: [facet], ...said })
}

const narrow = setRange([], 'price', { min: 200, max: 240 })
const inCabins = toggleFacet([], { field: 'bundle', mode: 'or' }, 'cabin')
const steps = { start: '100', end: '400', gap: '50' }

/** The slider's extent and histogram (spec 7.1: stats, facet.range). */
export const rangeRequests = [
  aRange('extent', price),
  aRange('extent of fractions', { ...price, field: 'rating' }),
  aRange('extent of what a query finds', price, { q: 'lake', fq: inCabins }),
  aRange('extent past its own filter', price, { fq: narrow }),
  aRange('extent past its own filter beside another', price, { fq: [...narrow, ...inCabins] }),
  aRange('extent of one listing', price, { fq: ['id:k3x9-listings-40'] }),
  aRange('extent of nothing', price, { q: 'zzzz' }),
  aRange('extent where the field is missing', price, { fq: ['-price:[* TO *]'] }),
  aSearch('range: extents of two fields', {
    rows: 0,
    facets: [price, { ...price, field: 'guests' }],
    fq: narrow,
  }),
  aRange('histogram', { ...price, range: steps }),
  aRange('histogram past its own filter', { ...price, range: steps }, { fq: narrow }),
  aRange('histogram with empty steps', { ...price, range: steps, mincount: 0 }, { q: 'superior' }),
  aRange('histogram whose last step is cut', {
    field: 'price',
    mode: 'single',
    range: { start: '90', end: '300', gap: '45' },
  }),
  aSearch('range: histogram that ends hard, with what lies outside', {
    rows: 0,
    facets: [{ ...price, range: { start: '90', end: '300', gap: '45' } }],
    extraParams: { 'f.price.facet.range.hardend': 'true', 'f.price.facet.range.other': 'all' },
  }),
  aRange('histogram of fractions', {
    field: 'rating',
    mode: 'single',
    range: { start: '3', end: '5', gap: '0.5' },
  }),
  aRange('histogram of months', {
    field: 'available_from',
    mode: 'single',
    range: { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00Z', gap: '+1MONTH' },
  }),
]
