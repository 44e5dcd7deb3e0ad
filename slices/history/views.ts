import type { ComponentId } from '../../src/componentId'
import type { ViewSnapshot } from '../../src/history/pageSnapshot'
import { removeEntry, updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import {
  componentAdded,
  componentRemoved,
  isUserAction,
  searchEnded,
} from '../search/searchActions'
import { facetOpened, viewRestored, visibleCountChanged } from './viewActions'

/** A component's view, and the one to restore once a search has ended. */
export interface ViewState extends ViewSnapshot {
  readonly due: { readonly view: ViewSnapshot; readonly search: number } | null
}

export type ViewsState = Readonly<Record<ComponentId, ViewState>>

const initialState: ViewsState = {}
const initialView: ViewState = { shown: null, openFacets: [], due: null }

const cases = reducerOf(initialState, [
  on(componentAdded, (state, { id }) => ({ ...state, [id]: initialView })),
  on(componentRemoved, (state, { id }) => removeEntry(state, id)),
  on(visibleCountChanged, (state, { id, shown }) =>
    updateEntry(state, id, (view) => ({ ...view, shown })),
  ),
  on(facetOpened, (state, { id, field, open }) =>
    updateEntry(state, id, (view) => {
      const others = view.openFacets.filter((one) => one !== field)
      return { ...view, openFacets: open ? [...others, field] : others }
    }),
  ),
  on(viewRestored, (state, { id, view: restored, search }) =>
    updateEntry(state, id, (view) =>
      search === null ? { ...restored, due: null } : { ...view, due: { view: restored, search } },
    ),
  ),
  // New results start with the initial number, unless a view is restored with them.
  on(searchEnded, (state, { id, answer, search }) =>
    updateEntry(state, id, (view) => {
      if (!answer) return view
      if (view.due && search >= view.due.search) return { ...view.due.view, due: null }
      return view.shown === null ? view : { ...view, shown: null }
    }),
  ),
])

/** How many results are visible and which facets are open, by component (design decision 10). */
export const viewsReducer: typeof cases = (state = initialState, action) =>
  // An action of the visitor cancels the restore of a view.
  isUserAction(action)
    ? updateEntry(state, action.payload.id, (view) => (view.due ? { ...view, due: null } : view))
    : cases(state, action)
