import { combineReducers } from '@reduxjs/toolkit'
import { answersReducer } from './answers'
import { flagsReducer } from './flags'
import { searchesReducer } from './searches'
import { settingsReducer } from './settings'

export const rootReducer = combineReducers({
  searches: searchesReducer,
  answers: answersReducer,
  flags: flagsReducer,
  settings: settingsReducer,
})

export type RootState = ReturnType<typeof rootReducer>
