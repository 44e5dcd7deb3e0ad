import assert from 'node:assert/strict'
import type { PostSearch } from '../postSearch'
import type { FurtherRequest } from './furtherRequest'

/** The relative difference that two distances may have, and the absolute one in kilometres. */
const RELATIVE = 1e-9
const KILOMETRES = 1e-6

/**
 * Asserts that both engines give the same answer: status, numFound, ids and fields in order, distances, counts of
 * queries, values and steps with their order and edges.
 */
export async function assertSameAnswer(
  { body }: FurtherRequest,
  embedded: PostSearch,
  real: PostSearch,
): Promise<void> {
  const [expected, found] = await Promise.all([embedded(body), real(body)])
  // A failure is one, whatever its status: Solr answers some wrong values with 500.
  assert.equal(
    found.status === 200,
    expected.status === 200,
    `${found.text.slice(0, 500)}\nnot ${expected.text.slice(0, 500)}`,
  )
  if (expected.status !== 200) return
  const [mine, theirs] = [read(expected.text), read(found.text)]
  assert.deepEqual(theirs.exact, mine.exact)
  theirs.distances.forEach((distance, at) => {
    const other = mine.distances[at]
    assert.equal(typeof distance, typeof other)
    if (typeof distance !== 'number' || typeof other !== 'number') return
    const most = Math.max(KILOMETRES, RELATIVE * Math.abs(other))
    assert.ok(Math.abs(distance - other) <= most, `document ${at}: ${distance} km, not ${other} km`)
  })
}

function read(text: string) {
  const { response, facet_counts, stats } = JSON.parse(text)
  const documents: Record<string, unknown>[] = response.docs
  const docs = documents.map(({ distance: _, score: __, ...doc }) => sorted(doc))
  return {
    distances: documents.map(({ distance }) => distance),
    exact: {
      numFound: response.numFound,
      start: response.start,
      docs,
      facets: facet_counts && {
        ...facet_counts,
        facet_queries: counted(facet_counts.facet_queries),
      },
      stats,
    },
  }
}

/** A query that counts none may be left out. */
function counted(
  queries: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] {
  return Object.entries(queries).filter(([, count]) => count > 0)
}

/** Engines list the fields of a document in different orders. */
function sorted(doc: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(doc).sort(([a], [b]) => (a < b ? -1 : 1)))
}
