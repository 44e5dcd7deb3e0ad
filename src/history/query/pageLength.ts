import { extension } from '../../facets/further/extension'
import { chosenPageSize } from '../../pager/pageSize'
import type { SearchParams } from '../../solr/request/params'
import type { AddressedSearch } from '../address'

/** How many results a page of the address has: as many as it says itself, else `max_rows`. */
export function pageLength(
  extra: SearchParams['extra'],
  { config: { exposedParams, maxRows } }: AddressedSearch,
): number {
  // Only the code of the widget that lets visitors choose asks Solr for it.
  const chosen = extension() && exposedParams.includes('rows') ? chosenPageSize({ extra }) : null
  return chosen ?? Math.max(0, maxRows)
}
