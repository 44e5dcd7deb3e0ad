import { addAll, type DocSet, emptySet, fullSet, intersect, subtract } from '../index/docSet'
import type { Occur } from '../lucene/queryNode'
import { type Hits, scoreOf } from './hits'

export interface MatchedClause {
  readonly occur: Occur
  readonly hits: Hits
}

export interface MatchOptions {
  /** How many of the optional clauses must match, from their number: edismax's `mm`. */
  readonly atLeast?: (optional: number) => number
  /**
   * Where a group of only negative clauses means "all except these". The standard parser does this only for the
   * whole query, and finds nothing for such a nested group. edismax does it for groups too.
   */
  readonly negatives: 'anywhere' | 'outermost' | 'nowhere'
  /** Whether a clause with an invalid value for its field is ignored, as in edismax. */
  readonly lenient?: boolean
}

/** Lucene's boolean query: all must clauses, no mustNot clause, and at least one should clause without a must. */
export function matchBoolean(
  size: number,
  clauses: readonly MatchedClause[],
  { atLeast, negatives }: MatchOptions,
): Hits {
  const of = (occur: Occur) => clauses.filter((clause) => clause.occur === occur)
  const [musts, shoulds, mustNots] = [of('must'), of('should'), of('mustNot')]
  let set = fullSet(size)
  for (const { hits } of musts) set = intersect(set, hits.set)
  const needed = Math.max(atLeast?.(shoulds.length) ?? 0, musts.length === 0 ? 1 : 0)
  if (shoulds.length > 0) set = intersect(set, matchedByAtLeast(size, shoulds, needed))
  else if (musts.length === 0 && negatives === 'nowhere') set = emptySet(size)
  for (const { hits } of mustNots) set = subtract(set, hits.set)
  return { set, scores: sumOfScores(set, [...musts, ...shoulds]) }
}

function matchedByAtLeast(size: number, clauses: readonly MatchedClause[], needed: number): DocSet {
  if (needed <= 0) return fullSet(size)
  if (needed === 1) {
    const any = emptySet(size)
    for (const { hits } of clauses) addAll(any, hits.set)
    return any
  }
  const counts = new Uint16Array(size)
  for (const { hits } of clauses) {
    for (let doc = 0; doc < size; doc += 1) counts[doc] = (counts[doc] ?? 0) + (hits.set[doc] ?? 0)
  }
  return Uint8Array.from(counts, (count) => (count >= needed ? 1 : 0))
}

function sumOfScores(set: DocSet, clauses: readonly MatchedClause[]): Float64Array | null {
  if (clauses.length === 0) return null
  const scores = new Float64Array(set.length)
  for (const { hits } of clauses) {
    for (let doc = 0; doc < set.length; doc += 1) {
      if (set[doc]) scores[doc] = (scores[doc] ?? 0) + scoreOf(hits, doc)
    }
  }
  return scores
}
