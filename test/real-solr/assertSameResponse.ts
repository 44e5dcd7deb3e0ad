import assert from 'node:assert/strict'
import { parseDocsResponse } from '../../src/solr/response/parseDocsResponse'
import type { Doc, FieldStats } from '../../src/solr/response/searchResponse'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import type { ContractRequest } from './contractRequest'
import type { PostSearch } from './postSearch'

/** The relative difference that two sums may have. */
const TOLERANCE = 1e-9

/**
 * Asserts that both engines give the same response to a request, as our parser reads it: ids, in order where a sort
 * fixes it, numFound, paging, documents, facets, histograms, stats, suggestions and highlights.
 */
export async function assertSameResponse(
  request: ContractRequest,
  embedded: PostSearch,
  real: PostSearch,
): Promise<void> {
  const [embeddedResponse, realResponse] = await Promise.all([
    embedded(request.body),
    real(request.body),
  ])
  assert.deepEqual(
    [realResponse.status, hasCallback(realResponse.text)],
    [embeddedResponse.status, hasCallback(embeddedResponse.text)],
    realResponse.text,
  )
  if (embeddedResponse.status !== 200) return
  const expected = read(request, embeddedResponse.text)
  const found = read(request, realResponse.text)
  assert.deepEqual(found.exact, expected.exact)
  assert.deepEqual(Object.keys(found.stats), Object.keys(expected.stats))
  for (const [field, stats] of Object.entries(expected.stats))
    assertClose(field, stats, found.stats[field])
}

/** Whether the response is wrapped in the callback of `json.wrf=?` (spec 7.1). */
function hasCallback(text: string): boolean {
  return /^\?\([\s\S]*\)\s*$/.test(text)
}

function read({ ordered, body, missing = new Set() }: ContractRequest, text: string) {
  // The bundle itself orders fetched documents (spec 7.2), and reads nothing else of their response.
  if (body.startsWith('ids='))
    return { exact: { docs: byId(parseDocsResponse(text).docs) }, stats: {} }
  const { docs, highlighting, stats, queries, ...answer } = parseSearchResponse(text, { missing })
  const whole = docs.length === answer.numFound
  // Pages by relevance contain other documents where relevance differs.
  const shown = ordered ? docs : whole ? byId(docs) : []
  const exact = {
    ...answer,
    ids: shown.map(({ id }) => id),
    docs: shown.map(({ score: _, ...doc }) => withFloats(doc)),
    withScore: docs.filter(({ score }) => typeof score === 'number').length,
    highlighting: whole ? marksOf(highlighting) : null,
    // With facet.mincount, several shards leave out queries that match nothing.
    queries: Object.entries(queries)
      .filter(([, count]) => count !== 0)
      .sort(),
  }
  return { exact: JSON.parse(JSON.stringify(exact)), stats }
}

/** A distance is a float, which Java may write by another last digit than ours. */
function withFloats({ distance, ...doc }: Readonly<Record<string, unknown>>) {
  return distance === undefined ? doc : { ...doc, distance: Math.fround(Number(distance)) }
}

function byId(docs: readonly Doc[]): readonly Doc[] {
  return [...docs].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Omits fields without a match, which only some highlighters list. */
function marksOf(
  highlighting: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
) {
  return Object.entries(highlighting)
    .map(([id, fields]) => [
      id,
      Object.entries(fields)
        .filter(([, texts]) => texts.length > 0)
        .sort(),
    ])
    .sort()
}

function assertClose(
  field: string,
  expected: FieldStats | null,
  found: FieldStats | null | undefined,
): void {
  assert.equal(found === null, expected === null, field)
  for (const [name, value] of Object.entries(expected ?? {})) {
    const other: number | null | undefined = found?.[name as keyof FieldStats]
    if (typeof value !== 'number' || typeof other !== 'number')
      assert.equal(other, value, `${field} ${name}`)
    else
      assert.ok(
        Math.abs(other - value) <= TOLERANCE * Math.max(1, Math.abs(value)),
        `${field} ${name}: ${other}, not ${value}`,
      )
  }
}
