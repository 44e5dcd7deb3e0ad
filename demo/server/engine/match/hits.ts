import { type DocSet, fullSet } from '../index/docSet'

/** What a query found. */
export interface Hits {
  readonly set: DocSet
  /** The score of each document; null when all matches score the same, one. */
  readonly scores: Float64Array | null
}

/** Hits that all score the same. */
export function plainHits(set: DocSet): Hits {
  return { set, scores: null }
}

/** Every document. */
export function allHits(size: number): Hits {
  return plainHits(fullSet(size))
}

/** The score of one document: 0 for one that does not match. */
export function scoreOf({ set, scores }: Hits, doc: number): number {
  if (!set[doc]) return 0
  return scores ? (scores[doc] ?? 0) : 1
}
