import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'
import type { PageSnapshot } from '../../src/history/pageSnapshot'

/**
 * A component as its fragment is read: where the address does not hold the order of results, the entry of
 * history does, so that a random order outlives paging and Back (design decision 24).
 */
export function withRestoredSort(
  id: ComponentId,
  own: SearchState,
  kept: PageSnapshot | null,
): SearchState {
  const sort = kept?.sorts.find(([one]) => one === id)?.[1]
  if (sort === undefined || own.config.exposedParams.includes('sort')) return own
  return { ...own, params: { ...own.params, sort }, defaults: { ...own.defaults, sort } }
}
