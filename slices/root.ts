import { combineReducers } from '@reduxjs/toolkit'
import { answersReducer } from './answers'
import { flagsReducer } from './flags'
import { searchesReducer } from './searches'
import { settingsReducer } from './settings'
import { suggestionsReducer } from './suggestions'
import { viewsReducer } from './views'

export const rootReducer = combineReducers({
  searches: searchesReducer,
  answers: answersReducer,
  flags: flagsReducer,
  suggestions: suggestionsReducer,
  views: viewsReducer,
  settings: settingsReducer,
})

export type RootState = ReturnType<typeof rootReducer>
