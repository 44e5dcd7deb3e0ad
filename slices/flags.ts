import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The saved ids of each namespace, in the order in which they were saved (spec 3.11). */
export type FlagsState = Readonly<Record<string, readonly string[]>>

const initialState: FlagsState = {}

const slice = createSlice({
  name: 'flags',
  initialState,
  reducers: {
    flagsRead(
      state,
      { payload }: PayloadAction<{ readonly namespace: string; readonly ids: readonly string[] }>,
    ) {
      state[payload.namespace] = [...payload.ids]
    },
    flagToggled(
      state,
      { payload }: PayloadAction<{ readonly namespace: string; readonly id: string }>,
    ) {
      const ids = state[payload.namespace] ?? []
      state[payload.namespace] = ids.includes(payload.id)
        ? ids.filter((id) => id !== payload.id)
        : [...ids, payload.id]
    },
  },
})

export const { flagsRead, flagToggled } = slice.actions
export const flagsReducer = slice.reducer

const none: readonly string[] = []

/** One frozen list for a namespace that holds nothing. */
export function selectFlags(
  state: { readonly flags: FlagsState },
  namespace: string,
): readonly string[] {
  return state.flags[namespace] ?? none
}
