/** @jest-environment node */
import fc from 'fast-check'
import { listingsProxy } from '../../../demo/server/listingsProxy'
import { buildSolrParams } from '../../../demo/server/proxy/buildSolrParams'
import { bucketRequest } from '../../../src/facets/buckets/bucketRequest'
import { valuesRequest } from '../../../src/facets/find/valuesRequest'
import { formatCircle, parseCircle } from '../../../src/facets/near/circle'
import { circleFilter } from '../../../src/facets/near/circleFilter'
import { geofiltCount, nearRequest } from '../../../src/facets/near/nearRequest'
import { ratingRequest } from '../../../src/facets/rating/ratingRequest'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import type { Hierarchy } from '../../../src/facets/tree/hierarchy'
import { levelFields } from '../../../src/facets/tree/levelFields'
import { rootLevel } from '../../../src/facets/tree/treeLevel'
import { escapeTerm } from '../../../src/solr/lucene/escape'
import { noParams } from '../../../src/solr/request/params'
import { sanitizeParams } from '../../../src/solr/request/sanitizeParams'
import { type SearchRequest, searchBody } from '../../../src/solr/request/searchBody'
import { anyText, anyValue } from '../../solr/arbitraries'

const config = listingsProxy('')

function requestWith(fq: readonly string[], sort = ''): SearchRequest {
  return {
    params: sanitizeParams({ ...noParams, fq, sort }).params,
    facets: [],
    rows: 24,
    context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
    extraParams: {},
    indexId: 'listings',
    siteHash: null,
  }
}

/** The params that reach Solr. @throws Rejected when the proxy refuses the request */
function sentOf(request: SearchRequest) {
  return buildSolrParams([...new URLSearchParams(searchBody(request))], config)
}

const noNul = (text: string | null) => !text?.includes('\0')
const value = anyValue.filter(noNul)
/** An edge as a configuration can have it: see parseBuckets. */
const amount = fc.oneof(
  fc.integer({ min: -1e6, max: 1e6 }),
  fc.double({ min: -1e4, max: 1e4, noNaN: true }).map((edge) => Number(edge.toFixed(6))),
)
const shape = fc.constantFrom<Hierarchy>(
  { shape: 'path', delimiter: '/' },
  { shape: 'levels', delimiter: '/' },
  { shape: 'path', delimiter: '>' },
)

test('lets the buckets and ratings of any configuration through, and of any link', () => {
  fc.assert(
    fc.property(amount, amount, fc.array(value, { maxLength: 3 }), (from, to, values) => {
      const fq = values.reduce<readonly string[]>(
        (before, one) => toggleFacet(before, { field: 'price', mode: 'or' }, one),
        ['{!tag=price}price:( 0.5-1.25 OR 1-0.0000001 )'],
      )
      const request = bucketRequest(requestWith(fq), 'price', [
        { from, to },
        { from: to, to: null },
      ])
      const sent = sentOf(ratingRequest(request, 'rating', [4.5, 4, 1e-7]))
      expect(sent.filter(([name]) => name === 'facet.query').length).toBeGreaterThan(3)
    }),
    { numRuns: 200 },
  )
})

test('lets the levels of a tree through, whatever its names hold', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), shape, (values, hierarchy) => {
      const levels = values.map((name, at) => ({ depth: at, prefix: `${name ?? ''}/` }))
      const fields = levelFields(
        { field: 'category', mode: 'or' },
        [rootLevel(hierarchy), ...levels],
        hierarchy,
      )
      const request = { ...requestWith([]), extraParams: { 'facet.field': fields } }
      expect(sentOf(request).filter(([name]) => name === 'facet.field').length).toBeGreaterThan(0)
    }),
    { numRuns: 400 },
  )
})

test('lets a search among the values of a facet through', () => {
  const term = anyText.filter((text) => noNul(text) && !/[\n\r]/.test(text) && text.length < 1000)
  fc.assert(
    fc.property(term, fc.nat(40_000), value, (text, offset, other) => {
      const fq = other === null ? [] : [`{!tag=host}-host:${escapeTerm(other)}`]
      const page = { field: 'host', term: text, offset, limit: 50 }
      expect(sentOf(valuesRequest(requestWith(fq), page))).toContainEqual(['rows', '0'])
    }),
    { numRuns: 300 },
  )
})

test('lets circles and distances through', () => {
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true })
  const km = fc.option(fc.double({ min: 0, max: 20_016, noNaN: true }))
  fc.assert(
    fc.property(degrees(90), degrees(180), km, (lat, lng, radius) => {
      const circle = parseCircle(formatCircle({ lat, lng, km: radius }))
      if (!circle) throw new Error('The circle can not be read')
      const request = nearRequest(
        requestWith([circleFilter('latlng', circle)], 'distance asc, id asc'),
        'latlng',
      )
      const counted = { 'facet.query': [geofiltCount('latlng', circle, 'near.1', 'near')] }
      const sent = sentOf({ ...request, extraParams: { ...request.extraParams, ...counted } })
      expect(sent).toContainEqual(['sort', 'geodist() asc, id asc'])
      expect(sent.some(([name, text]) => name === 'fq' && text.startsWith('{!geofilt '))).toBe(
        radius !== null,
      )
    }),
    { numRuns: 300 },
  )
})
