import { createAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { Relaxation } from '../../src/results/nothing-found/relaxation'
import { on, reducerOf } from '../reducerOf'
import type { RootState } from '../root'
import { componentRemoved, searchQueued } from '../search/searchActions'
import { selectSearch } from '../search/selectSearch'

/** What would find results instead of one search. */
interface Relaxations {
  /** The number of the search, which has found nothing. */
  readonly search: number
  /** Empty while that is being counted. */
  readonly relaxations: readonly Relaxation[]
}

/** By component. */
export type RelaxationsState = Readonly<Record<ComponentId, Relaxations | undefined>>

interface SearchId {
  readonly id: ComponentId
  readonly search: number
}

/** A widget shows that a search has found nothing. */
export const relaxationsRequested = createAction<SearchId>('results/relaxationsRequested')

export const relaxationsCounted = createAction<
  SearchId & { readonly relaxations: readonly Relaxation[] }
>('results/relaxationsCounted')

type CountingAction =
  | ReturnType<typeof relaxationsRequested>
  | ReturnType<typeof searchQueued>
  | ReturnType<typeof componentRemoved>

/** Whether an action starts or ends the counting of a component. */
export function isCountingAction(action: unknown): action is CountingAction {
  return (
    relaxationsRequested.match(action) ||
    searchQueued.match(action) ||
    componentRemoved.match(action)
  )
}

const initialState: RelaxationsState = {}

export const relaxationsReducer = reducerOf(initialState, [
  on(relaxationsRequested, (state, { id, search }) => ({
    ...state,
    [id]: { search, relaxations: [] },
  })),
  on(relaxationsCounted, (state, { id, ...counted }) => ({ ...state, [id]: counted })),
  on(componentRemoved, (state, { id }) => ({ ...state, [id]: undefined })),
])

/** What would find results instead of a component's last search; undefined where nobody has asked for it yet. */
export function selectRelaxations(
  state: RootState,
  id: ComponentId,
): readonly Relaxation[] | undefined {
  const found = state.relaxations?.[id]
  return found?.search === selectSearch(state, id)?.settledId ? found?.relaxations : undefined
}
