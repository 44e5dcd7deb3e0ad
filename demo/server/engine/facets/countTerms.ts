import type { DocSet } from '../index/docSet'
import type { TermColumn } from '../index/termColumn'

/** The number of documents in the set with each term, and without any term. */
export interface TermCounts {
  readonly counts: Int32Array
  readonly missing: number
}

export function countTerms(column: TermColumn, set: DocSet): TermCounts {
  const { terms, starts, ordinals } = column
  const counts = new Int32Array(terms.length)
  let missing = 0
  for (let doc = 0; doc < set.length; doc += 1) {
    if (!set[doc]) continue
    const start = starts[doc] ?? 0
    const end = starts[doc + 1] ?? 0
    if (start === end) missing += 1
    for (let at = start; at < end; at += 1) {
      const ordinal = ordinals[at] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return { counts, missing }
}
