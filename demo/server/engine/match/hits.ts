import { type DocSet, fullSet } from '../index/docSet'

/** The result of a query. */
export interface Hits {
  readonly set: DocSet
  /** The score of each document. Null when all matches have the score 1. */
  readonly scores: Float64Array | null
}

/** Hits that all have the score 1. */
export function plainHits(set: DocSet): Hits {
  return { set, scores: null }
}

/** Every document. */
export function allHits(size: number): Hits {
  return plainHits(fullSet(size))
}

/** The score of a document. 0 when it does not match. */
export function scoreOf({ set, scores }: Hits, doc: number): number {
  if (!set[doc]) return 0
  return scores ? (scores[doc] ?? 0) : 1
}
