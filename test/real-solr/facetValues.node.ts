import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIndex } from '../../demo/solr/createIndex'
import { facetItems } from '../../src/facets/facetItems'
import type { FacetMode } from '../../src/facets/facetMode'
import type { FacetValue } from '../../src/facets/facetValue'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { awkwardValues } from './awkwardValues'
import { ALL_ROWS, createSearch } from './contractRequest'
import { createPostSearch } from './postSearch'
import { solrInstances } from './solrInstances'

/** How many clicks run at once. */
const CONCURRENCY = 8

/** The document of the missing bucket: it has neither of the two fields. */
const bare = 'bare'

/** Each value is the only `host` of one document, and one of two `tags` in two documents. */
const documents = [
  { id: bare, index_id: 'listings' },
  ...awkwardValues.map((value, at) => ({
    id: `v${at}`,
    index_id: 'listings',
    host: value,
    tags: [value, awkwardValues[(at + 1) % awkwardValues.length] ?? ''],
  })),
]

type Field = 'host' | 'tags'

/** The modes in which every value of a field is clicked. */
const MODES = { host: ['single'], tags: ['and', 'or'] } as const

/** The ids of the documents that have any of the values. Null means documents without a value. */
function idsWith(field: Field, values: readonly FacetValue[]): string[] {
  return documents
    .filter((document) => {
      const found = 'host' in document ? [document[field]].flat() : []
      return found.length === 0 ? values.includes(null) : found.some((one) => values.includes(one))
    })
    .map(({ id }) => id)
    .sort()
}

for (const solr of solrInstances) {
  const post = createPostSearch(await createIndex(solr, 'awkward', documents))
  describe(`Solr on ${solr.kind}: facets of awkward values`, () => {
    const found = async (fq: readonly string[]): Promise<string[]> => {
      const { body } = createSearch('', { fq, rows: ALL_ROWS, extraParams: { fl: 'id' } })
      const { status, text } = await post(body)
      assert.equal(status, 200, text)
      return [...parseSearchResponse(text).ids].sort()
    }

    /** The items of the facet as a page shows them. In a map the empty value and the missing bucket are the same. */
    const listed = async (field: Field, mode: FacetMode, missing = false) => {
      const facets = [{ field, mode, limit: -1, missing }]
      const request = createSearch('', { rows: 0, facets })
      const answer = parseSearchResponse((await post(request.body)).text, {
        missing: request.missing ?? new Set(),
      })
      return facetItems(answer.facets[field] ?? [], [], { exclude: null, sorts: [] })
    }

    const values = async (field: Field, mode: FacetMode) =>
      (await listed(field, mode)).map(({ facet }) => facet)

    for (const field of ['host', 'tags'] as const) {
      test(`${field} lists every value with the number of its documents`, async () => {
        const expected = awkwardValues.map(
          (value) => [value, idsWith(field, [value]).length] as const,
        )
        const items = await listed(field, 'and')
        assert.deepEqual(
          new Map(items.map(({ facet, count }) => [facet, count])),
          new Map(expected),
        )
      })
      test(`the missing bucket of ${field} finds exactly its documents`, async () => {
        for (const mode of ['and', 'single', 'or'] as const) {
          const missing = (await listed(field, mode, true)).at(-1)
          assert.deepEqual(missing, { facet: null, count: 1, active: false })
          assert.deepEqual(await found(toggleFacet([], { field, mode }, null)), [bare])
        }
      })
      for (const mode of MODES[field]) {
        test(`each value of ${field} finds exactly its documents (${mode})`, async () => {
          await forEachConcurrently(await values(field, mode), async (value) => {
            const fq = toggleFacet([], { field, mode }, value)
            assert.deepEqual(await found(fq), idsWith(field, [value]), `${fq}`)
            assert.deepEqual(toggleFacet(fq, { field, mode }, value), [], `${fq} removed`)
          })
        })
      }
    }

    test("each value of host beside the missing bucket inside an 'or'", async () => {
      const facet = { field: 'host', mode: 'or' } as const
      await forEachConcurrently(awkwardValues, async (value) => {
        const fq = toggleFacet(toggleFacet([], facet, null), facet, value)
        assert.deepEqual(await found(fq), idsWith('host', [value, null]), `${fq}`)
      })
    })

    test("each value of tags beside the next inside an 'or'", async () => {
      const facet = { field: 'tags', mode: 'or' } as const
      await forEachConcurrently([...awkwardValues.entries()], async ([at, value]) => {
        const next = awkwardValues[(at + 1) % awkwardValues.length] ?? ''
        const fq = toggleFacet(toggleFacet([], facet, value), facet, next)
        assert.deepEqual(await found(fq), idsWith('tags', [value, next]), `${fq}`)
      })
    })
  })
}

async function forEachConcurrently<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += CONCURRENCY) {
    await Promise.all(items.slice(start, start + CONCURRENCY).map(check))
  }
}
