import { createAction } from '@reduxjs/toolkit'
import { on, reducerOf } from '../reducerOf'

/** The titles of saved items, by namespace and id, as the page's flags give them. */
export type FlagTitlesState = Readonly<Record<string, Titles>>

type Titles = Readonly<Record<string, string>>

/** A flag of a saved item gives the item's title. */
export const flagTitled = createAction<{
  readonly namespace: string
  readonly id: string
  readonly title: string
}>('flags/flagTitled')

const initialState: FlagTitlesState = {}
const none: Titles = {}

export const flagTitlesReducer = reducerOf(initialState, [
  on(flagTitled, (state, { namespace, id, title }) => {
    const titles = Object.hasOwn(state, namespace) ? state[namespace] : none
    return { ...state, [namespace]: { ...titles, [id]: title } }
  }),
])

/** The titles of a namespace; one frozen value for an unknown one. */
export function selectFlagTitles(
  { flagTitles }: { readonly flagTitles?: FlagTitlesState },
  namespace: string,
): Titles {
  return (flagTitles && Object.hasOwn(flagTitles, namespace) && flagTitles[namespace]) || none
}
