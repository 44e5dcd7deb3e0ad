import { createAction } from '@reduxjs/toolkit'
import { MESSAGES, type Messages } from '../src/contract/messages'
import { on, reducerOf } from './reducerOf'

/** Which searches are prefetched: those of page links, of facet values too, or none (design decision 6). */
export type Prefetch = 'pages' | 'all' | 'off'

/** The page-wide settings that widgets read. */
export interface SettingsState {
  readonly messages: Messages
  /** BCP 47, from <html lang>. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  readonly prefetch: Prefetch
  /** The page's address on arrival: links that stand in the query string begin with it. */
  readonly page: { readonly path: string; readonly query: string }
}

const initialState: SettingsState = {
  messages: MESSAGES,
  locale: 'en',
  currency: 'USD',
  prefetch: 'pages',
  page: { path: '', query: '' },
}

export const settingsRead = createAction<Partial<SettingsState>>('settings/settingsRead')

export const settingsReducer = reducerOf(initialState, [
  on(settingsRead, (state, settings) => ({ ...state, ...settings })),
])
