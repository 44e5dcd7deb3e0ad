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

/** A component's view, and the view to restore with the response of a pending search. */
export interface ViewState extends ViewSnapshot {
  readonly pendingRestore: { readonly view: ViewSnapshot; readonly search: number } | null
}

export type ViewsState = Readonly<Record<ComponentId, ViewState>>

const initialState: ViewsState = {}
const initialView: ViewState = { shown: null, openFacets: [], pendingRestore: null }

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
      search === null
        ? { ...restored, pendingRestore: null }
        : { ...view, pendingRestore: { view: restored, search } },
    ),
  ),
  // New results start with the initial number, unless a view is restored with them.
  on(searchEnded, (state, { id, answer, search }) =>
    updateEntry(state, id, (view) => {
      if (!answer) return view
      if (view.pendingRestore && search >= view.pendingRestore.search)
        return { ...view.pendingRestore.view, pendingRestore: null }
      return view.shown === null ? view : { ...view, shown: null }
    }),
  ),
])

/** How many results are visible and which facets are open, by component (design decision 10). */
export const viewsReducer: typeof cases = (state = initialState, action) =>
  // An action of the visitor cancels the restore of a view.
  isUserAction(action)
    ? updateEntry(state, action.payload.id, (view) =>
        view.pendingRestore ? { ...view, pendingRestore: null } : view,
      )
    : cases(state, action)
