import { FLAG_IDS_IN_LINK } from '../../src/flags/constants'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import type { SearchState } from './searchState'

/**
 * The visitor's saved items that a search with `solr.saved` is limited to: the newest ones when there are more than
 * Solr can take (design decision 38).
 * @returns null for any other search, and while the address names items: a shared link shows its own.
 */
export function selectSavedIds({
  config,
  params,
  savedIds,
}: SearchState): readonly string[] | null {
  if (!config.saved || parseFlagQuery(params.q, config.flagKey)) return null
  return savedIds.slice(-FLAG_IDS_IN_LINK)
}
