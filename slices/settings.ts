import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { MESSAGES, type Messages } from '../src/contract/messages'

/** What holds for the whole page. */
export interface SettingsState {
  readonly messages: Messages
  /** BCP 47, from <html lang>. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

const initialState: SettingsState = { messages: MESSAGES, locale: 'en', currency: 'USD' }

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsRead: (state, { payload }: PayloadAction<Partial<SettingsState>>) => ({
      ...state,
      ...payload,
    }),
  },
})

export const { settingsRead } = slice.actions
export const settingsReducer = slice.reducer
