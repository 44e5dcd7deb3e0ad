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

/** The state after some actions. */
export function following(state: RootState, ...actions: readonly UnknownAction[]): RootState {
  return actions.reduce(rootReducer, state)
}

/** A page with one search component whose first search has been answered. */
export function booted(solr: object = {}): RootState {
  return following(
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
