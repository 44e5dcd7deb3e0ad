/** @jest-environment node */
import fc from 'fast-check'
import { listingsProxy } from '../../demo/server/listingsProxy'
import { createProxy } from '../../demo/server/proxy/createProxy'
import type { Params } from '../../demo/server/proxy/params'
import { splitIds } from '../../demo/server/proxy/splitIds'
import type { FacetRequest } from '../../src/facets/facetRequest'
import type { FacetMode } from '../../src/facets/fieldMode'
import { setRange } from '../../src/facets/range/setRange'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { flagBody } from '../../src/flags/flagBody'
import { savedQuery } from '../../src/flags/savedQuery'
import { sentQuery } from '../../src/flags/sentQuery'
import { SAVED_IDS_IN_LINK } from '../../src/solr/constants'
import { docsBody } from '../../src/solr/request/docsBody'
import { noParams, type SearchParams } from '../../src/solr/request/params'
import { refuseParams } from '../../src/solr/request/refuse'
import { type SearchRequest, searchBody } from '../../src/solr/request/searchBody'
import { setBoost } from '../../src/sort/boost'
import { suggestBody } from '../../src/suggestions/suggestBody'
import { suggestTerm } from '../../src/suggestions/suggestTerm'
import { anyText, anyValue } from '../solr/arbitraries'

/** Sends a body as our client does. @returns what went on to Solr, or the refusal. */
async function asked(body: string): Promise<Params | string> {
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

const all = (pairs: Params | string, name: string) =>
  typeof pairs === 'string' ? [pairs] : pairs.flatMap(([own, value]) => (own === name ? value : []))

const noNul = (text: string | null) => !text?.includes('\0')
const field = fc.constantFrom('city', 'tags', 'bundle', 'amenities', 'host')
const mode = fc.constantFrom<FacetMode>('and', 'or', 'single')
const value = anyValue.filter(noNul)
/** What a visitor types: at most eight wildcards, as the proxy's README says. */
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

test('nothing that our client sends is refused', async () => {
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
        const wanted: SearchParams = {
          ...setBoost({ ...noParams, q, fq }, 'tags', preferred),
          sort: order,
        }
        // What setBoost leaves as it is (5.1: ranges, quotations, groups) is the themer's own syntax.
        const bq = wanted.bq.filter(() => preferred.every((one) => /^[\w ]+$/.test(one)))
        const { params } = refuseParams({ ...wanted, bq })
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
        const sent = await asked(searchBody(request))
        expect(sent).toBeInstanceOf(Array)
        expect(all(sent, 'fq')).toEqual(expect.arrayContaining([...params.fq]))
        expect(all(sent, 'fq').at(-1)).toBe('index_id:listings')
        const term = suggestTerm(q)
        const suggested = term && (await asked(suggestBody(request, 'content', term)))
        if (term) expect(all(suggested ?? '', 'facet.prefix')).toEqual([term.prefix])
      },
    ),
    { numRuns: 600 },
  )
})

test('ids are data: whatever they are, they go on as they are', async () => {
  const ids = fc.array(
    anyText.filter((text) => text !== '' && noNul(text) && !/[\u241e\p{Surrogate}]/u.test(text)),
    { minLength: 1, maxLength: 10 },
  )
  await fc.assert(
    fc.asyncProperty(ids, async (list) => {
      const sent = await asked(docsBody(list, { hl: 'true', 'hl.fl': 'title', fl: '*' }))
      expect(splitIds(all(sent, 'ids')[0] ?? '')).toEqual(list)
      expect(await asked(flagBody(list.length, 'id', list))).toBeInstanceOf(Array)
    }),
    { numRuns: 500 },
  )
})

test('a thousand saved items pass, as a filter and as the query of their page', async () => {
  const ids = Array.from({ length: SAVED_IDS_IN_LINK }, (_, at) => `k3x9 listings/${at}`)
  expect(await asked(flagBody(100, 'id', ids))).toBeInstanceOf(Array)
  const q = sentQuery(savedQuery('id', ids), 'id')
  expect(all(await asked(searchBodyOf({ q })), 'q')).toEqual([q])
})

test('the query of saved items goes on as it is, whatever their ids are', async () => {
  const ids = fc.uniqueArray(anyText.filter(noNul), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(ids, async (list) => {
      const q = sentQuery(savedQuery('id', list), 'id').replace(/\p{Surrogate}/gu, '\ufffd')
      expect(all(await asked(searchBodyOf({ q })), 'q')).toEqual([q])
    }),
    { numRuns: 300 },
  )
})

test('what a map and a date filter send passes', async () => {
  for (const fq of [
    '{!tag=latlng}latlng:[44.01,-121.5 TO 45.2,-120.25]',
    '{!tag=available_from}available_from:[NOW/DAY TO *]',
    'available_from:[2026-01-01T00:00:00Z TO 2026-02-01T00:00:00Z}',
    '{!tag=price}price:[* TO 300]',
    '-city:[* TO *]',
    '{!tag=city}city:( Bend OR (*:* -city:[* TO *]) )',
    'tags:"{!join from=id to=id}*:*"',
  ]) {
    expect(all(await asked(searchBodyOf({ fq: [fq] })), 'fq')).toContain(fq)
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
])('%s is a query, and goes on as %s', async (q, sent) => {
  expect(all(await asked(searchBodyOf({ q })), 'q')).toEqual([sent])
})

test('a filter of another index only narrows', async () => {
  const sent = await asked('q=*:*&fq=index_id:secret&fq={!tag=a}index_id:listings')
  expect(all(sent, 'fq')).toEqual([
    'index_id:secret',
    '{!tag=a}index_id:listings',
    'index_id:listings',
  ])
})

test('what the site forces and adds', async () => {
  const { fields } = listingsProxy('')
  expect(fields).toEqual(expect.arrayContaining(['id', 'title', 'content']))
  const sent = await asked('fq=index_id:listings&f.city.facet.limit=-1&fl=*')
  expect(all(sent, 'fq')).toEqual(['index_id:listings'])
  expect(all(sent, 'q')).toEqual(['*:*'])
  expect(all(sent, 'defType')).toEqual(['edismax'])
  expect(all(sent, 'uf')[0]).toMatch(/^id index_id .* content suggest$/)
  expect(all(sent, 'fl')[0]).toMatch(/^id,index_id,.*,content,suggest$/)
  expect(all(sent, 'expandMacros')).toEqual(['false'])
  expect(all(sent, 'timeAllowed')).toEqual(['10000'])
  expect(all(sent, 'f.city.facet.limit')).toEqual(['10000'])
  expect(all(sent, 'qf')).toEqual(['title^3 content^2 description^1'])
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
