import { createAction } from '@reduxjs/toolkit'
import { on, reducerOf } from '../reducerOf'

/** The saved ids of each namespace, in the order in which they were saved (spec 3.11). */
export type FlagsState = Readonly<Record<string, readonly string[]>>

const initialState: FlagsState = {}

/** How a namespace is kept (spec 3.10). */
export interface FlagKeeping {
  readonly store: 'cookie' | 'local'
  readonly expiresDays: number
}

interface Flagged {
  readonly namespace: string
  readonly ids: readonly string[]
}

/** A widget shows this namespace: it is read from where it is kept. */
export const flagsWanted = createAction<{ readonly namespace: string } & FlagKeeping>(
  'flags/flagsWanted',
)

/** What is saved now: the only thing that changes the state. */
export const flagsRead = createAction<Flagged>('flags/flagsRead')

export const flagToggled = createAction<{ readonly namespace: string; readonly id: string }>(
  'flags/flagToggled',
)

export const flagsRemoved = createAction<Flagged>('flags/flagsRemoved')

/** Removed ids are saved again, each in the place that it had. */
export const flagsRestored = createAction<Flagged>('flags/flagsRestored')

/** There is no room for these ids: they are not saved. */
export const flagsRefused = createAction<Flagged>('flags/flagsRefused')

export const flagsReducer = reducerOf(initialState, [
  on(flagsRead, (state, { namespace, ids }) => ({ ...state, [namespace]: ids })),
])

const none: readonly string[] = []

/** One frozen list for a namespace that holds nothing. */
export function selectFlags(
  state: { readonly flags: FlagsState },
  namespace: string,
): readonly string[] {
  return Object.hasOwn(state.flags, namespace) ? (state.flags[namespace] ?? none) : none
}

/** Whether a namespace was read already. */
export function selectFlagsKnown(
  state: { readonly flags: FlagsState },
  namespace: string,
): boolean {
  return Object.hasOwn(state.flags, namespace)
}
