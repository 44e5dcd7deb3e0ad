import { createAction } from '@reduxjs/toolkit'
import { on, reducerOf } from '../reducerOf'

/** The saved ids of each namespace, in the order in which they were saved (spec 3.11). */
export type FlagsState = Readonly<Record<string, readonly string[]>>

const initialState: FlagsState = {}

/** Where and how long a namespace is stored (spec 3.10). */
export interface FlagStoreOptions {
  readonly store: 'cookie' | 'local'
  readonly expiresDays: number
}

interface FlagIds {
  readonly namespace: string
  readonly ids: readonly string[]
}

/** A widget shows this namespace: it is read from the storage. */
export const flagsRequested = createAction<{ readonly namespace: string } & FlagStoreOptions>(
  'flags/flagsRequested',
)

/** The ids that are saved now. Only this action changes the state. */
export const flagsUpdated = createAction<FlagIds>('flags/flagsUpdated')

export const flagToggled = createAction<{ readonly namespace: string; readonly id: string }>(
  'flags/flagToggled',
)

export const flagsRemoved = createAction<FlagIds>('flags/flagsRemoved')

/** Removed ids are saved again, each at its old position. */
export const flagsRestored = createAction<FlagIds>('flags/flagsRestored')

/** These ids do not fit into the storage, so they are not saved. */
export const flagsRefused = createAction<FlagIds>('flags/flagsRefused')

export const flagsReducer = reducerOf(initialState, [
  on(flagsUpdated, (state, { namespace, ids }) => ({ ...state, [namespace]: ids })),
])

const none: readonly string[] = []

/** The saved ids of a namespace; one frozen list for an empty one. */
export function selectFlags(
  state: { readonly flags: FlagsState },
  namespace: string,
): readonly string[] {
  return Object.hasOwn(state.flags, namespace) ? (state.flags[namespace] ?? none) : none
}

/** Whether a namespace has been read from the storage. */
export function selectFlagsLoaded(
  state: { readonly flags: FlagsState },
  namespace: string,
): boolean {
  return Object.hasOwn(state.flags, namespace)
}
