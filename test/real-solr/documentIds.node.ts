import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIndex } from '../../demo/solr/createIndex'
import { flagBody } from '../../src/flags/flagBody'
import { reorderDocs } from '../../src/results/reorderDocs'
import { docsBody } from '../../src/solr/request/docsBody'
import { parseDocsResponse } from '../../src/solr/response/parseDocsResponse'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { awkwardValues } from './awkwardValues'
import { createPostSearch } from './postSearch'
import { solrInstances } from './solrInstances'

/** How many documents one request fetches. */
const BATCH = 100

const ids = awkwardValues.filter((value) => value !== '' && value.length < 1000)
const documents = ids.map((id) => ({ id, index_id: 'listings' }))

for (const solr of solrInstances) {
  const post = createPostSearch(await createIndex(solr, 'awkward-ids', documents))
  describe(`Solr on ${solr.kind}: awkward document ids`, () => {
    test('fetches documents by id, in the order of the request', async () => {
      for (const some of chunks(ids)) {
        const { docs } = parseDocsResponse((await post(docsBody(some, {}))).text)
        assert.deepEqual(
          reorderDocs(docs, some).map(({ id }) => id),
          some,
        )
      }
    })
    test('finds saved items by id', async () => {
      for (const some of chunks(ids)) {
        const answer = parseSearchResponse((await post(flagBody(some.length, 'id', some))).text)
        assert.deepEqual([...answer.ids].sort(), [...some].sort())
      }
    })
  })
}

function chunks(all: readonly string[]): readonly (readonly string[])[] {
  return all.flatMap((_, at) => (at % BATCH === 0 ? [all.slice(at, at + BATCH)] : []))
}
