/** @jest-environment node */
import fc from 'fast-check'
import { listingsProxy } from '../../../demo/server/listingsProxy'
import { createProxy } from '../../../demo/server/proxy/createProxy'
import type { Params } from '../../../demo/server/proxy/params'
import { splitIds } from '../../../demo/server/proxy/splitIds'
import type { FacetMode } from '../../../src/facets/facetMode'
import type { FacetRequest } from '../../../src/facets/facetRequest'
import { setRange } from '../../../src/facets/range/setRange'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { FLAG_IDS_IN_LINK } from '../../../src/flags/constants'
import { flagBody } from '../../../src/flags/flagBody'
import { flagQuery } from '../../../src/flags/flagQuery'
import { requireFlagQuery } from '../../../src/flags/parseFlagQuery'
import { docsBody } from '../../../src/solr/request/docsBody'
import { CONTROLS } from '../../../src/solr/request/encodePairs'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { sanitizeParams } from '../../../src/solr/request/sanitizeParams'
import { type SearchRequest, searchBody } from '../../../src/solr/request/searchBody'
import { setBoost } from '../../../src/sort/boost'
import { suggestBody } from '../../../src/suggestions/suggestBody'
import { suggestTerm } from '../../../src/suggestions/suggestTerm'
import { anyText, anyValue } from '../../solr/arbitraries'

/** Sends a body as the bundle does. @returns the params that the proxy sends to Solr, or its error. */
async function forwarded(body: string): Promise<Params | string> {
  let sent: Params = []
  const proxy = createProxy(listingsProxy(''), (pairs) => {
    sent = pairs
    return { status: 200, body: '{}' }
  })
  const answer = await proxy(
    new Request('http://site.example/solr/select', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body,
    }),
  )
  return answer.status === 200 ? sent : answer.text()
}

const valuesOf = (pairs: Params | string, name: string) =>
  typeof pairs === 'string' ? [pairs] : pairs.flatMap(([key, value]) => (key === name ? value : []))

/** What reaches the proxy: U+FFFD in the place of a lone surrogate or a control character. */
const sentText = (text: string) =>
  text.replace(/\p{Surrogate}/gu, '\ufffd').replace(CONTROLS, '\ufffd')

const noNul = (text: string | null) => !text?.includes('\0')
const field = fc.constantFrom('city', 'tags', 'bundle', 'amenities', 'host')
const mode = fc.constantFrom<FacetMode>('and', 'or', 'single')
const value = anyValue.filter(noNul)
/** What a visitor types. The proxy allows at most eight wildcards. */
const typed = anyText.filter((text) => noNul(text) && (text.match(/[*?~]/g) ?? []).length <= 8)
const choice = fc.record({ field, mode, value })
const number = fc.oneof(fc.integer({ min: -180, max: 5000 }), fc.constant('*' as const))
const range = fc.oneof(
  fc.record({ min: number, max: number }),
  fc.record({ value: fc.constant('300') }),
)
const sort = fc.constantFrom(
  '',
  'price asc',
  'rating desc, id asc',
  'score desc',
  'random_4711 asc',
)
const facet: fc.Arbitrary<FacetRequest> = fc.record(
  {
    field,
    mode,
    prefix: typed,
    sort: fc.constantFrom<('count' | 'index')[]>('count', 'index'),
    limit: fc.integer({ min: -1, max: 10_000 }),
    offset: fc.nat(50_000),
    mincount: fc.nat(5),
    missing: fc.boolean(),
    method: fc.constantFrom('enum', 'fc', 'fcs', 'uif'),
  },
  { requiredKeys: ['field', 'mode'] },
)
const extent: FacetRequest = {
  field: 'price',
  mode: 'single',
  stats: true,
  range: { start: '0', end: '1000', gap: '50' },
}
const extraParams = fc.constantFrom<Record<string, string | string[]>>(
  {},
  {
    hl: 'true',
    'hl.fl': ['title', 'teaser'],
    'hl.simple.pre': '<mark>',
    'hl.simple.post': '</mark>',
  },
  { fl: 'id,title,url', qf: 'title^2.5 description', mm: '2<75%', 'q.op': 'AND' },
  { spellcheck: 'true', 'spellcheck.collate': 'true', 'spellcheck.count': '5', fl: '*' },
  { bq: 'title:lake^2', 'facet.limit': '100', 'facet.range.other': ['before', 'after'] },
)

test('allows everything that the bundle sends', async () => {
  await fc.assert(
    fc.asyncProperty(
      typed,
      fc.array(choice, { maxLength: 6 }),
      fc.option(range, { nil: undefined }),
      sort,
      fc.array(facet, { maxLength: 3 }),
      extraParams,
      fc.array(
        anyText.filter((text) => text !== '' && noNul(text)),
        { maxLength: 3 },
      ),
      async (q, choices, price, order, facets, extra, preferred) => {
        const chosen = choices.reduce<readonly string[]>(
          (fq, one) => toggleFacet(fq, one, one.value),
          [],
        )
        const fq = price ? setRange(chosen, 'price', price) : chosen
        const expected: SearchParams = {
          ...setBoost({ ...noParams, q, fq }, 'tags', preferred),
          sort: order,
        }
        // setBoost does not escape ranges, quotations and groups (5.1): themers may write their syntax.
        const bq = expected.bq.filter(() => preferred.every((one) => /^[\w ]+$/.test(one)))
        const { params } = sanitizeParams({ ...expected, bq })
        const distinct = [...new Map(facets.map((one) => [one.field, one])).values()]
        const request: SearchRequest = {
          params,
          facets: price ? [...distinct, extent] : distinct,
          rows: 24,
          context: {
            entityType: 'node',
            bundles: ['cabin', 'house'],
            entityField: 'entity_type',
            bundleField: 'bundle',
          },
          extraParams: extra,
          indexId: 'listings',
          siteHash: null,
        }
        const sent = await forwarded(searchBody(request))
        expect(sent).toBeInstanceOf(Array)
        expect(valuesOf(sent, 'fq')).toEqual(expect.arrayContaining([...params.fq]))
        expect(valuesOf(sent, 'fq').at(-1)).toBe('index_id:listings')
        const term = suggestTerm(q)
        const suggested = term && (await forwarded(suggestBody(request, 'content', term)))
        if (term) expect(valuesOf(suggested ?? '', 'facet.prefix')).toEqual([sentText(term.prefix)])
      },
    ),
    { numRuns: 600 },
  )
})

test('passes ids on unchanged, control characters aside', async () => {
  const ids = fc.array(
    anyText.filter((text) => text !== '' && noNul(text) && !/[\u241e\p{Surrogate}]/u.test(text)),
    { minLength: 1, maxLength: 10 },
  )
  await fc.assert(
    fc.asyncProperty(ids, async (list) => {
      const sent = await forwarded(docsBody(list, { hl: 'true', 'hl.fl': 'title', fl: '*' }))
      expect(splitIds(valuesOf(sent, 'ids')[0] ?? '')).toEqual(list.map(sentText))
      expect(await forwarded(flagBody(list.length, 'id', list))).toBeInstanceOf(Array)
    }),
    { numRuns: 500 },
  )
})

test('allows 1,000 saved items, as a filter and as the query of their page', async () => {
  const ids = Array.from({ length: FLAG_IDS_IN_LINK }, (_, at) => `k3x9 listings/${at}`)
  expect(await forwarded(flagBody(100, 'id', ids))).toBeInstanceOf(Array)
  const q = requireFlagQuery(flagQuery('id', ids), 'id')
  expect(valuesOf(await forwarded(searchBodyOf({ q })), 'q')).toEqual([q])
})

test('passes the query of saved items on unchanged, control characters aside', async () => {
  const ids = fc.uniqueArray(anyText.filter(noNul), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(ids, async (list) => {
      const q = sentText(requireFlagQuery(flagQuery('id', list), 'id'))
      expect(valuesOf(await forwarded(searchBodyOf({ q })), 'q')).toEqual([q])
    }),
    { numRuns: 300 },
  )
})

test('allows the filters of maps and dates', async () => {
  for (const fq of [
    '{!tag=latlng}latlng:[44.01,-121.5 TO 45.2,-120.25]',
    '{!tag=available_from}available_from:[NOW/DAY TO *]',
    'available_from:[2026-01-01T00:00:00Z TO 2026-02-01T00:00:00Z}',
    '{!tag=price}price:[* TO 300]',
    '-city:[* TO *]',
    '{!tag=city}city:( Bend OR (*:* -city:[* TO *]) )',
    'tags:"{!join from=id to=id}*:*"',
  ]) {
    expect(valuesOf(await forwarded(searchBodyOf({ fq: [fq] })), 'fq')).toContain(fq)
  }
})

test.each([
  ['his / hers / theirs', 'his \\/ hers \\/ theirs'],
  ['24/7 "a/b" [a/b TO c]', '24\\/7 "a/b" [a/b TO c]'],
  ['and\\/or', 'and\\/or'],
  ['*:*', '*:*'],
  ['what is {this}?', 'what is {this}?'],
  ['"what is {!this}?"', '"what is {!this}?"'],
  ['5" pipe', '5" pipe'],
  ['note: lakes', 'note: lakes'],
])('sends the query %s as %s', async (q, sent) => {
  expect(valuesOf(await forwarded(searchBodyOf({ q })), 'q')).toEqual([sent])
})

test('adds its own index filter to a filter on another index', async () => {
  const sent = await forwarded('q=*:*&fq=index_id:secret&fq={!tag=a}index_id:listings')
  expect(valuesOf(sent, 'fq')).toEqual([
    'index_id:secret',
    '{!tag=a}index_id:listings',
    'index_id:listings',
  ])
})

test('adds the params that the site forces and the defaults', async () => {
  const { fields } = listingsProxy('')
  expect(fields).toEqual(expect.arrayContaining(['id', 'title', 'content']))
  const sent = await forwarded('fq=index_id:listings&f.city.facet.limit=-1&fl=*')
  expect(valuesOf(sent, 'fq')).toEqual(['index_id:listings'])
  expect(valuesOf(sent, 'q')).toEqual(['*:*'])
  expect(valuesOf(sent, 'defType')).toEqual(['edismax'])
  expect(valuesOf(sent, 'uf')[0]).toMatch(/^id index_id .* content suggest$/)
  expect(valuesOf(sent, 'fl')[0]).toMatch(/^id,index_id,.*,content,suggest$/)
  expect(valuesOf(sent, 'expandMacros')).toEqual(['false'])
  expect(valuesOf(sent, 'timeAllowed')).toEqual(['10000'])
  expect(valuesOf(sent, 'f.city.facet.limit')).toEqual(['10000'])
  expect(valuesOf(sent, 'qf')).toEqual(['title^3 content^2 description^1'])
})

function searchBodyOf(params: Partial<SearchParams>): string {
  return searchBody({
    params: { ...noParams, ...params },
    facets: [],
    rows: 24,
    context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
    extraParams: {},
    indexId: 'listings',
    siteHash: null,
  })
}
