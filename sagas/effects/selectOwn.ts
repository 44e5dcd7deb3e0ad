import type { RootState } from '../../slices/root'
import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'

export function selectOwn(state: RootState, id: ComponentId): SearchState | undefined {
  return state.searches[id]
}
