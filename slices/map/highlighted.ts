import { createAction } from '@reduxjs/toolkit'
import { removeEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import { componentRemoved } from '../search/searchActions'

/** The document that the visitor points at or focuses, on a map or in its list, by component or map. */
export type HighlightedState = Readonly<Record<string, string | null>>

/** The pointer or the focus entered a document's marker or card; null when it left. */
export const documentHighlighted = createAction<{
  readonly id: string
  readonly doc: string | null
}>('map/documentHighlighted')

const initialState: HighlightedState = {}

export const highlightedReducer = reducerOf(initialState, [
  on(documentHighlighted, (state, { id, doc }) =>
    (state[id] ?? null) === doc ? state : { ...state, [id]: doc },
  ),
  on(componentRemoved, (state, { id }) => (id in state ? removeEntry(state, id) : state)),
])

export function selectHighlighted(
  { highlighted }: { readonly highlighted?: HighlightedState },
  id: string,
): string | null {
  return highlighted?.[id] ?? null
}
