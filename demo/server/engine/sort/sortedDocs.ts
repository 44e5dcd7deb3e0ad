import { members } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import type { Hits } from '../match/hits'
import type { Distances } from '../spatial/distances'
import { compareDocs } from './compareDocs'
import { parseSort } from './parseSort'

/**
 * The numbers of all matching documents in the requested order, by default the best score first.
 * @param geodist gives the distances of a sort by `geodist()`
 */
export function sortedDocs(
  index: SearchIndex,
  hits: Hits,
  sort: string | undefined,
  geodist: () => Distances,
): number[] {
  const requested = sort === undefined ? [] : parseSort(index.schema, sort)
  const keys = requested.length > 0 ? requested : [{ name: 'score', descending: true }]
  const docs = members(hits.set)
  const [first] = keys
  if (keys.length === 1 && first?.name === 'score' && hits.scores === null) return docs
  return docs.sort(compareDocs(index, hits, keys, geodist))
}
