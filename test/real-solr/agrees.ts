import assert from 'node:assert/strict'
import { parseDocsResponse } from '../../src/solr/response/parseDocsResponse'
import type { Doc, FieldStats } from '../../src/solr/response/searchResponse'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import type { ContractRequest } from './aRequest'
import type { Ask } from './ask'

/** How far two sums may be apart, as a share of them. */
const TOLERANCE = 1e-9

/**
 * Fails unless two answers to one request say the same: ids, in their order where a sort fixes it, numFound,
 * paging, documents, facets, histograms, stats, suggestions and highlights, as our own parser reads them.
 */
export async function agrees(request: ContractRequest, embedded: Ask, real: Ask): Promise<void> {
  const [ours, theirs] = await Promise.all([embedded(request.body), real(request.body)])
  assert.deepEqual(
    [theirs.status, isPadded(theirs.text)],
    [ours.status, isPadded(ours.text)],
    theirs.text,
  )
  if (ours.status !== 200) return
  const expected = read(request, ours.text)
  const found = read(request, theirs.text)
  assert.deepEqual(found.said, expected.said)
  assert.deepEqual(Object.keys(found.stats), Object.keys(expected.stats))
  for (const [field, stats] of Object.entries(expected.stats))
    near(field, stats, found.stats[field])
}

/** By the callback that `json.wrf=?` names (spec 7.1). */
function isPadded(text: string): boolean {
  return /^\?\([\s\S]*\)\s*$/.test(text)
}

function read({ ordered, body, missing = new Set() }: ContractRequest, text: string) {
  // Fetched documents are put in order by whoever asked (spec 7.2), and nothing else is read of them.
  if (body.startsWith('ids='))
    return { said: { docs: byId(parseDocsResponse(text).docs) }, stats: {} }
  const { docs, highlighting, stats, ...answer } = parseSearchResponse(text, { missing })
  const whole = docs.length === answer.numFound
  // A page by relevance holds other documents where relevance differs.
  const shown = ordered ? docs : whole ? byId(docs) : []
  const said = {
    ...answer,
    ids: shown.map(({ id }) => id),
    docs: shown.map(({ score: _, ...doc }) => doc),
    withScore: docs.filter(({ score }) => typeof score === 'number').length,
    highlighting: whole ? marksOf(highlighting) : null,
  }
  return { said: JSON.parse(JSON.stringify(said)), stats }
}

function byId(docs: readonly Doc[]): readonly Doc[] {
  return [...docs].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Without the fields in which nothing is marked: some highlighters list them, some don't. */
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

function near(
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
