import type { SearchState } from '../../slices/search/searchState'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import { sortByFlagOrder } from '../../src/flags/sortByFlagOrder'
import type { Doc } from '../../src/solr/response/searchResponse'
import { sortDocs } from '../../src/sort/sortDocs'

/**
 * A page's documents as the chosen sort wants them in the browser (spec 4.4); saved items as their link names
 * them, where nothing else orders them; others as Solr sorted them.
 */
export function inOwnOrder(
  { browserSorts, config, params: { q, sort, bq } }: SearchState,
  docs: readonly Doc[],
): readonly Doc[] {
  const list = Object.hasOwn(browserSorts, sort) ? browserSorts[sort] : undefined
  if (list !== undefined) return sortDocs(docs, list)
  const ids = parseFlagQuery(q, config.flagKey)
  const isSorted = sort !== '' || bq.length > 0 || 'sort' in config.params
  return ids && !isSorted ? sortByFlagOrder(docs, config.flagKey, ids) : docs
}
