import type { SearchState } from '../slices/searchState'
import type { Doc } from '../src/solr/answer'
import { sortDocs } from '../src/solr/sortDocs'

/** A page's documents as the chosen sort wants them in the browser; as Solr sorted them without that (spec 4.4). */
export function inOwnOrder(
  { browserSorts, params: { sort } }: SearchState,
  docs: readonly Doc[],
): readonly Doc[] {
  const list = Object.hasOwn(browserSorts, sort) ? browserSorts[sort] : undefined
  return list === undefined ? docs : sortDocs(docs, list)
}
