import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIndex } from '../../demo/solr/createIndex'
import { flagBody } from '../../src/flags/flagBody'
import { reorderDocs } from '../../src/results/reorderDocs'
import { docsBody } from '../../src/solr/request/docsBody'
import { parseDocsResponse } from '../../src/solr/response/parseDocsResponse'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { askThrough } from './ask'
import { awkwardValues } from './awkwardValues'
import { solrs } from './solrs'

/** How many documents are asked for at once. */
const AT_ONCE = 100

const ids = awkwardValues.filter((value) => value !== '' && value.length < 1000)
const documents = ids.map((id) => ({ id, index_id: 'listings' }))

for (const solr of solrs) {
  const ask = askThrough(await createIndex(solr, 'awkward-ids', documents))
  describe(`Solr on ${solr.kind}: whatever an id is made of,`, () => {
    test('whole documents are fetched by it, in the order asked', async () => {
      for (const some of chunks(ids)) {
        const { docs } = parseDocsResponse((await ask(docsBody(some, {}))).text)
        assert.deepEqual(
          reorderDocs(docs, some).map(({ id }) => id),
          some,
        )
      }
    })
    test('saved items are found by it', async () => {
      for (const some of chunks(ids)) {
        const answer = parseSearchResponse((await ask(flagBody(some.length, 'id', some))).text)
        assert.deepEqual([...answer.ids].sort(), [...some].sort())
      }
    })
  })
}

function chunks(all: readonly string[]): readonly (readonly string[])[] {
  return all.flatMap((_, at) => (at % AT_ONCE === 0 ? [all.slice(at, at + AT_ONCE)] : []))
}
