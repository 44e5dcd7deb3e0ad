import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import type { AddressedSearch } from '../../../src/history/address'
import { addressForm } from '../../../src/history/addressForms'
import type { SearchParams } from '../../../src/solr/request/params'
import { currentPage } from './currentPage'

/** Gives the addresses of a component's other pages and filters, for links; null before the component is known. */
export function useAddress(id: ComponentId): ((params: SearchParams) => string) | null {
  const search = useSelector((state: RootState) => selectSearch(state, id), sameAddressed)
  const page = useSelector((state: RootState) => state.settings.page)
  if (!search) return null
  const form = addressForm(search.config.address)
  const base = currentPage()
  return (params) => form.href(params, search, page, base)
}

/** Whether two states of a search differ in nothing that addresses read. */
export function sameAddressed(
  a: AddressedSearch | undefined,
  b: AddressedSearch | undefined,
): boolean {
  return a?.config === b?.config && a?.facets === b?.facets && a?.defaults === b?.defaults
}

/** Like useAddress, for links that only stand where a server reads the address; undefined otherwise. */
export function useQueryAddress(id: ComponentId): ((params: SearchParams) => string) | undefined {
  const address = useSelector((state: RootState) => selectSearch(state, id)?.config.address)
  const addressOf = useAddress(id)
  return (address === 'query' && addressOf) || undefined
}
