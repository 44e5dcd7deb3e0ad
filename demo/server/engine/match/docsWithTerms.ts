import { type DocSet, emptySet } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'

/** The documents that have a matching term. `fits` is called once for each term. */
export function docsWithTerms(
  index: SearchIndex,
  field: string,
  fits: (term: string) => boolean,
): DocSet {
  const { terms, starts, ordinals } = index.terms(field)
  const matching = Uint8Array.from(terms, (term) => (fits(term) ? 1 : 0))
  const set = emptySet(index.size)
  for (let doc = 0; doc < index.size; doc += 1) {
    const end = starts[doc + 1] ?? 0
    for (let at = starts[doc] ?? 0; at < end; at += 1) {
      if (matching[ordinals[at] ?? 0]) set[doc] = 1
    }
  }
  return set
}
