import { createAction } from '@reduxjs/toolkit'
import { removeEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import { componentRemoved } from '../search/searchActions'

/** The document that the visitor points at, on a map or in the list beside it, by component or map. */
export type PointedState = Readonly<Record<string, string | null>>

/** The pointer or the focus came to a document's marker or card; null: it left. */
export const docPointed = createAction<{ readonly id: string; readonly doc: string | null }>(
  'pointed/docPointed',
)

const initialState: PointedState = {}

export const pointedReducer = reducerOf(initialState, [
  on(docPointed, (state, { id, doc }) =>
    (state[id] ?? null) === doc ? state : { ...state, [id]: doc },
  ),
  on(componentRemoved, (state, { id }) => (id in state ? removeEntry(state, id) : state)),
])

export function selectPointed(
  { pointed }: { readonly pointed?: PointedState },
  id: string,
): string | null {
  return pointed?.[id] ?? null
}
