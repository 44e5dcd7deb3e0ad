import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIndex } from '../../demo/solr/createIndex'
import { facetItems } from '../../src/facets/facetItems'
import type { FacetMode } from '../../src/facets/facetMode'
import type { FacetValue } from '../../src/facets/facetValue'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { ALL_ROWS, aSearch } from './aRequest'
import { askThrough } from './ask'
import { awkwardValues } from './awkwardValues'
import { solrs } from './solrs'

/** How many clicks wait for Solr at once. */
const AT_ONCE = 8

/** Has neither of the two fields: the missing bucket's. */
const bare = 'bare'

/** Each value stands in one document alone, in `host`, and in the next one's `tags` beside another. */
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

/** In which modes every value of a field is clicked: all three between them. */
const MODES = { host: ['single'], tags: ['and', 'or'] } as const

/** The ids of the documents that have any of the values; null is having none at all. */
function having(field: Field, values: readonly FacetValue[]): string[] {
  return documents
    .filter((document) => {
      const own = 'host' in document ? [document[field]].flat() : []
      return own.length === 0 ? values.includes(null) : own.some((value) => values.includes(value))
    })
    .map(({ id }) => id)
    .sort()
}

for (const solr of solrs) {
  const ask = askThrough(await createIndex(solr, 'awkward', documents))
  describe(`Solr on ${solr.kind}: clicked as a facet,`, () => {
    const found = async (fq: readonly string[]): Promise<string[]> => {
      const { body } = aSearch('', { fq, rows: ALL_ROWS, extraParams: { fl: 'id' } })
      const { status, text } = await ask(body)
      assert.equal(status, 200, text)
      return [...parseSearchResponse(text).ids].sort()
    }

    /** What the facet lists, as a page shows it; in a map the empty value and the missing bucket are one. */
    const listed = async (field: Field, mode: FacetMode, missing = false) => {
      const facets = [{ field, mode, limit: -1, missing }]
      const request = aSearch('', { rows: 0, facets })
      const answer = parseSearchResponse((await ask(request.body)).text, {
        missing: request.missing ?? new Set(),
      })
      return facetItems(answer.facets[field] ?? [], [], { exclude: null, sorts: [] })
    }

    const values = async (field: Field, mode: FacetMode) =>
      (await listed(field, mode)).map(({ facet }) => facet)

    for (const field of ['host', 'tags'] as const) {
      test(`${field} lists every value with the number of its documents`, async () => {
        const expected = awkwardValues.map(
          (value) => [value, having(field, [value]).length] as const,
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
          await each(await values(field, mode), async (value) => {
            const fq = toggleFacet([], { field, mode }, value)
            assert.deepEqual(await found(fq), having(field, [value]), `${fq}`)
            assert.deepEqual(toggleFacet(fq, { field, mode }, value), [], `${fq} taken back`)
          })
        })
      }
    }

    test("each value of host beside the missing bucket inside an 'or'", async () => {
      const facet = { field: 'host', mode: 'or' } as const
      await each(awkwardValues, async (value) => {
        const fq = toggleFacet(toggleFacet([], facet, null), facet, value)
        assert.deepEqual(await found(fq), having('host', [value, null]), `${fq}`)
      })
    })

    test("each value of tags beside the next inside an 'or'", async () => {
      const facet = { field: 'tags', mode: 'or' } as const
      await each([...awkwardValues.entries()], async ([at, value]) => {
        const next = awkwardValues[(at + 1) % awkwardValues.length] ?? ''
        const fq = toggleFacet(toggleFacet([], facet, value), facet, next)
        assert.deepEqual(await found(fq), having('tags', [value, next]), `${fq}`)
      })
    })
  })
}

async function each<Item>(
  items: readonly Item[],
  check: (item: Item) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(check))
  }
}
