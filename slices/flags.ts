import { createAction } from '@reduxjs/toolkit'
import { on, reducerOf } from './reducerOf'

/** The saved ids of each namespace, in the order in which they were saved (spec 3.11). */
export type FlagsState = Readonly<Record<string, readonly string[]>>

const initialState: FlagsState = {}

export const flagsRead = createAction<{
  readonly namespace: string
  readonly ids: readonly string[]
}>('flags/flagsRead')

export const flagToggled = createAction<{ readonly namespace: string; readonly id: string }>(
  'flags/flagToggled',
)

/** The visitor blocks cookies: what is saved is forgotten with the page. */
export const cookiesRefused = createAction<{ readonly why: string }>('flags/cookiesRefused')

export const flagsReducer = reducerOf(initialState, [
  on(flagsRead, (state, { namespace, ids }) => ({ ...state, [namespace]: ids })),
  on(flagToggled, (state, { namespace, id }) => {
    const ids = state[namespace] ?? none
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
    return { ...state, [namespace]: next }
  }),
])

const none: readonly string[] = []

/** One frozen list for a namespace that holds nothing. */
export function selectFlags(
  state: { readonly flags: FlagsState },
  namespace: string,
): readonly string[] {
  return state.flags[namespace] ?? none
}
