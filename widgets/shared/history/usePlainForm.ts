import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import type { PlainForm } from '../../../src/history/address'
import { addressForm } from '../../../src/history/addressForms'

/** The plain form of a component whose search stands in the query string; null for others. */
export function usePlainForm(id: ComponentId): PlainForm | null {
  const search = useSelector((state: RootState) => selectSearch(state, id))
  const page = useSelector((state: RootState) => state.settings.page)
  return search ? addressForm(search.config.address).plainForm(search, page) : null
}
