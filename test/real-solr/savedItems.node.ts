import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIndex } from '../../demo/solr/createIndex'
import { flagBody } from '../../src/flags/flagBody'
import { flagQuery } from '../../src/flags/flagQuery'
import { requireFlagQuery } from '../../src/flags/parseFlagQuery'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { awkwardValues } from './awkwardValues'
import { ALL_ROWS, createSearch } from './contractRequest'
import { createPostSearch } from './postSearch'
import { solrInstances } from './solrInstances'

/** How many awkward ids one request contains. */
const BATCH = 100

const awkward = awkwardValues.filter((value) => value !== '' && value.length < 1000)
const plain = Array.from({ length: 1200 }, (_, at) => `k3x9-listings-${at}`)
const documents = [...awkward, ...plain].map((id) => ({ id, index_id: 'listings' }))

/** Ids that no document has. They would find everything if Solr read them as syntax. */
const hostile = [
  '',
  '1) OR (*:*',
  '1 OR *:*',
  '*:* OR 1',
  'k3x9*',
  'k3x9-listings-1?',
  'k3x9-listings-1~2',
  '[* TO *] OR 1',
  '{* TO *]',
  '/k3x9.*/',
  '"k3x9-listings-1" OR "1"',
  'k3x9-listings-1 ',
  'K3X9-LISTINGS-1',
  '_query_:"{!lucene}*:*"',
  '{!lucene}*:*',
  'k3x9-listings-1) OR id:(k3x9-listings-2',
  '\\u002a',
  'NOT 1',
]

/** Params of a page or of Solr's handler that decide how many words must match. */
const MATCH_PARAMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'as it is': {},
  'with mm=100%': { mm: '100%' },
  'with mm=2': { mm: '2' },
  'with q.op=AND': { 'q.op': 'AND' },
  'with both': { mm: '100%', 'q.op': 'AND' },
  'with conditions in mm': { mm: '2<-25% 9<-3' },
}

for (const solr of solrInstances) {
  const post = createPostSearch(await createIndex(solr, 'saved-items', documents))
  const found = async (body: string): Promise<readonly string[]> => {
    const { status, text } = await post(body)
    assert.equal(status, 200, text)
    return [...parseSearchResponse(text).ids].sort()
  }
  for (const [how, extraParams] of Object.entries(MATCH_PARAMS)) {
    describe(`Solr on ${solr.kind}: the page of saved items, ${how}`, () => {
      const search = (ids: readonly string[], q = flagQuery('id', ids)) =>
        found(createSearch('', { q: requireFlagQuery(q, 'id'), rows: ALL_ROWS, extraParams }).body)

      test('finds each awkward id alone', async () => {
        for (const some of chunks(awkward)) {
          const answers = await Promise.all(some.map((id) => search([id])))
          assert.deepEqual(
            answers,
            some.map((id) => [id]),
          )
        }
      })
      test('finds exactly the ids of its link', async () => {
        for (const some of chunks(awkward)) assert.deepEqual(await search(some), [...some].sort())
      })
      test('finds 1,000 of them', async () => {
        const ids = plain.slice(100, 1100)
        assert.deepEqual(await search(ids), [...ids].sort())
      })
      test('finds nothing by an unknown id that looks like syntax', async () => {
        for (const id of hostile) assert.deepEqual(await search([id]), [], id)
        assert.deepEqual(await search([...hostile, 'k3x9-listings-7']), ['k3x9-listings-7'])
      })
      test('accepts a link with extra spaces', async () => {
        const ids = ['k3x9-listings-7', 'k3x9-listings-8']
        assert.deepEqual(await search(ids, ` id:( ${ids.join('  OR ')} ) `), ids)
      })
    })
  }
  describe(`Solr on ${solr.kind}: the counter's fetch`, () => {
    test('finds 500 ids at once', async () => {
      const ids = plain.slice(0, 500)
      assert.deepEqual(await found(flagBody(500, 'id', ids)), [...ids].sort())
    })
    test('finds nothing by an unknown id that looks like syntax', async () => {
      for (const id of hostile) assert.deepEqual(await found(flagBody(10, 'id', [id])), [], id)
    })
  })
}

function chunks(all: readonly string[]): readonly (readonly string[])[] {
  return all.flatMap((_, at) => (at % BATCH === 0 ? [all.slice(at, at + BATCH)] : []))
}
