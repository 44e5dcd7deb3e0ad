import { createAction } from '@reduxjs/toolkit'
import { MESSAGES, type Messages } from '../src/contract/messages'
import { on, reducerOf } from './reducerOf'

/** What holds for the whole page. */
export interface SettingsState {
  readonly messages: Messages
  /** BCP 47, from <html lang>. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
}

const initialState: SettingsState = { messages: MESSAGES, locale: 'en', currency: 'USD' }

export const settingsRead = createAction<Partial<SettingsState>>('settings/settingsRead')

export const settingsReducer = reducerOf(initialState, [
  on(settingsRead, (state, settings) => ({ ...state, ...settings })),
])
