import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { SearchState } from '../../../slices/search/searchState'
import { selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import type { PlainForm } from '../../../src/history/address'
import { addressForm } from '../../../src/history/addressForms'
import { sameAddressed } from './useAddress'

/** The plain form of a component whose search stands in the query string; null for others. */
export function usePlainForm(id: ComponentId): PlainForm | null {
  const search = useSelector((state: RootState) => {
    const found = selectSearch(state, id)
    return found?.config.address === 'query' ? found : undefined
  }, sameForm)
  const page = useSelector((state: RootState) => state.settings.page)
  return search ? addressForm('query').plainForm(search, page) : null
}

/** Each step of a search makes a new state of it: a widget renders again only for what the form reads. */
function sameForm(a: SearchState | undefined, b: SearchState | undefined): boolean {
  return a?.params === b?.params && sameAddressed(a, b)
}
