import type { SearchState } from '../../slices/search/searchState'
import { selectSavedIds } from '../../slices/search/selectSavedIds'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import { sortByFlagOrder } from '../../src/flags/sortByFlagOrder'
import type { Doc } from '../../src/solr/response/searchResponse'
import { sortDocs } from '../../src/sort/sortDocs'

/**
 * Orders a page's documents in the browser: by the chosen browser sort (spec 4.4), or saved items as their
 * link lists them, and as they were saved where there is no term. In all other cases Solr's order stays.
 */
export function orderDocs(search: SearchState, docs: readonly Doc[]): readonly Doc[] {
  const { browserSorts, config, params } = search
  const { q, sort, bq } = params
  const list = Object.hasOwn(browserSorts, sort) ? browserSorts[sort] : undefined
  if (list !== undefined) return sortDocs(docs, list)
  const savedIds = q === '' || q === config.defaultQ ? selectSavedIds(search) : null
  const ids = parseFlagQuery(q, config.flagKey) ?? savedIds
  const isSorted = sort !== '' || bq.length > 0 || 'sort' in config.params
  return ids && !isSorted ? sortByFlagOrder(docs, config.flagKey, ids) : docs
}
