import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIndex } from '../../demo/solr/createIndex'
import { flagBody } from '../../src/flags/flagBody'
import { flagQuery } from '../../src/flags/flagQuery'
import { requireFlagQuery } from '../../src/flags/parseFlagQuery'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { ALL_ROWS, aSearch } from './aRequest'
import { askThrough } from './ask'
import { awkwardValues } from './awkwardValues'
import { solrs } from './solrs'

/** How many awkward ids are asked for at once. */
const AT_ONCE = 100

const awkward = awkwardValues.filter((value) => value !== '' && value.length < 1000)
const plain = Array.from({ length: 1200 }, (_, at) => `k3x9-listings-${at}`)
const documents = [...awkward, ...plain].map((id) => ({ id, index_id: 'listings' }))

/** Ids that nothing has, which would find everything if they were read as syntax. */
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

/** What a page, or Solr's own handler, may say of words that must match. */
const MATCHING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'as it is': {},
  'with mm=100%': { mm: '100%' },
  'with mm=2': { mm: '2' },
  'with q.op=AND': { 'q.op': 'AND' },
  'with both': { mm: '100%', 'q.op': 'AND' },
  'with conditions in mm': { mm: '2<-25% 9<-3' },
}

for (const solr of solrs) {
  const ask = askThrough(await createIndex(solr, 'saved-items', documents))
  const found = async (body: string): Promise<readonly string[]> => {
    const { status, text } = await ask(body)
    assert.equal(status, 200, text)
    return [...parseSearchResponse(text).ids].sort()
  }
  for (const [how, extraParams] of Object.entries(MATCHING)) {
    describe(`Solr on ${solr.kind}: the page of saved items, ${how},`, () => {
      const search = (ids: readonly string[], q = flagQuery('id', ids)) =>
        found(aSearch('', { q: requireFlagQuery(q, 'id'), rows: ALL_ROWS, extraParams }).body)

      test('finds each id alone, whatever it is made of', async () => {
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
      test('finds nothing by an id that nothing has, though it looks like syntax', async () => {
        for (const id of hostile) assert.deepEqual(await search([id]), [], id)
        assert.deepEqual(await search([...hostile, 'k3x9-listings-7']), ['k3x9-listings-7'])
      })
      test('finds what a link with spaces of its own says', async () => {
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
    test('finds nothing by an id that nothing has, though it looks like syntax', async () => {
      for (const id of hostile) assert.deepEqual(await found(flagBody(10, 'id', [id])), [], id)
    })
  })
}

function chunks(all: readonly string[]): readonly (readonly string[])[] {
  return all.flatMap((_, at) => (at % AT_ONCE === 0 ? [all.slice(at, at + AT_ONCE)] : []))
}
