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

/** How a component's parts stand, and how they shall stand once a search has been answered. */
export interface ViewState extends ViewSnapshot {
  readonly due: { readonly view: ViewSnapshot; readonly search: number } | null
}

export type ViewsState = Readonly<Record<ComponentId, ViewState>>

const initialState: ViewsState = {}
const fresh: ViewState = { shown: null, openFacets: [], due: null }

const cases = reducerOf(initialState, [
  on(componentAdded, (state, { id }) => ({ ...state, [id]: fresh })),
  on(componentRemoved, (state, { id }) => removeEntry(state, id)),
  on(visibleCountChanged, (state, { id, shown }) =>
    updateEntry(state, id, (own) => ({ ...own, shown })),
  ),
  on(facetOpened, (state, { id, field, open }) =>
    updateEntry(state, id, (own) => {
      const others = own.openFacets.filter((one) => one !== field)
      return { ...own, openFacets: open ? [...others, field] : others }
    }),
  ),
  on(viewRestored, (state, { id, view, search }) =>
    updateEntry(state, id, (own) =>
      search === null ? { ...view, due: null } : { ...own, due: { view, search } },
    ),
  ),
  // Another list begins anew, unless it is the one that was left: that one stands as it stood.
  on(searchEnded, (state, { id, answer, search }) =>
    updateEntry(state, id, (own) => {
      if (!answer) return own
      if (own.due && search >= own.due.search) return { ...own.due.view, due: null }
      return own.shown === null ? own : { ...own, shown: null }
    }),
  ),
])

/** Beside what is searched: how far lists have grown and which facets are open (design decision 10). */
export const viewsReducer: typeof cases = (state = initialState, action) =>
  // Whoever chooses something new goes on from there.
  isUserAction(action)
    ? updateEntry(state, action.payload.id, (own) => (own.due ? { ...own, due: null } : own))
    : cases(state, action)
