import type { UnknownAction } from '@reduxjs/toolkit'
import { type RootState, rootReducer } from '../../slices/root'
import {
  componentAdded,
  firstSearchRequested,
  searchEnded,
} from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { aSearch } from '../support/aSearch'

export const id = 'listings'

/** Reduces some actions. */
export function reduce(state: RootState, ...actions: readonly UnknownAction[]): RootState {
  return actions.reduce(rootReducer, state)
}

/** The state with one search component whose first search has ended. */
export function booted(solr: object = {}): RootState {
  return reduce(
    rootReducer(undefined, { type: 'start' }),
    componentAdded({ id, config: aSearch(solr) }),
    firstSearchRequested({ id }),
    ended(1),
  )
}

export function ended(search: number, failure: SearchState['failure'] = null) {
  return searchEnded({ id, search, failure, answer: null })
}

export function theSearch(state: RootState): SearchState {
  const found = state.searches[id]
  if (!found) throw new Error('The component is gone.')
  return found
}
