import { chosenPageSize } from '../../pager/pageSize'
import type { SearchParams } from '../../solr/request/params'
import type { AddressedSearch } from '../address'

/** How many results a page of the address has: as many as it says itself, else `max_rows`. */
export function pageLength(
  extra: SearchParams['extra'],
  { config: { exposedParams, maxRows } }: AddressedSearch,
): number {
  const chosen = exposedParams.includes('rows') ? chosenPageSize({ extra }) : null
  return chosen ?? Math.max(0, maxRows)
}
