import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createCorpus } from '../../demo/server/corpus/createCorpus'
import { createIndex } from '../../demo/solr/createIndex'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { randomSort } from '../../src/sort/randomSort'
import { createSearch } from './contractRequest'
import { createPostSearch } from './postSearch'
import { solrInstances } from './solrInstances'

const SIZE = 60
const ROWS = 12

for (const solr of solrInstances) {
  const post = createPostSearch(await createIndex(solr, 'random', createCorpus(SIZE)))
  const ids = async (key: number, start = 0, rows = SIZE): Promise<readonly string[]> => {
    const { text } = await post(createSearch('', { sort: randomSort(key), start, rows }).body)
    return parseSearchResponse(text).ids
  }
  describe(`Solr on ${solr.kind}: a random sort`, () => {
    test('is the same each time for one key, and differs for another key', async () => {
      const first = await ids(4711)
      assert.equal(new Set(first).size, SIZE)
      assert.deepEqual(await ids(4711), first)
      assert.notDeepEqual(await ids(4712), first)
    })

    test('shows each listing once when paged to the end', async () => {
      const starts = Array.from({ length: SIZE / ROWS }, (_, page) => page * ROWS)
      const pages = await Promise.all(starts.map((start) => ids(4711, start, ROWS)))
      assert.deepEqual(pages.flat(), await ids(4711))
    })
  })
}
