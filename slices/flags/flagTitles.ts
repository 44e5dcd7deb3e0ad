import { createAction } from '@reduxjs/toolkit'
import { on, reducerOf } from '../reducerOf'

/** What saved items are called, by namespace and id, as flags of theirs on the page say. */
export type FlagTitlesState = Readonly<Record<string, Titles>>

type Titles = Readonly<Record<string, string>>

/** A flag of a saved item knows what the item is called. */
export const flagTitled = createAction<{
  readonly namespace: string
  readonly id: string
  readonly title: string
}>('flags/flagTitled')

const initialState: FlagTitlesState = {}
const none: Titles = {}

export const flagTitlesReducer = reducerOf(initialState, [
  on(flagTitled, (state, { namespace, id, title }) => {
    const own = Object.hasOwn(state, namespace) ? state[namespace] : none
    return { ...state, [namespace]: { ...own, [id]: title } }
  }),
])

/** One frozen value for a namespace of which nothing is known. */
export function selectFlagTitles(
  { flagTitles }: { readonly flagTitles?: FlagTitlesState },
  namespace: string,
): Titles {
  return (flagTitles && Object.hasOwn(flagTitles, namespace) && flagTitles[namespace]) || none
}
