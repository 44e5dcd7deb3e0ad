import { combineReducers, type Reducer } from '@reduxjs/toolkit'
import type { ConsentState } from './consent/consent'
import type { DropdownsState } from './dropdowns/dropdowns'
import type { FacetValuesState } from './facets/facetValues'
import type { TreeLevelsState } from './facets/treeLevels'
import type { FlagDocsState } from './flags/flagDocs'
import { flagsReducer } from './flags/flags'
import type { FlagTitlesState } from './flags/flagTitles'
import { viewsReducer } from './history/views'
import type { HighlightedState } from './map/highlighted'
import type { RelaxationsState } from './results/relaxations'
import { answersReducer } from './search/answers'
import { searchesReducer } from './search/searches'
import { settingsReducer } from './settings'
import { suggestionsReducer } from './suggestions/suggestions'

const reducers = {
  searches: searchesReducer,
  answers: answersReducer,
  flags: flagsReducer,
  suggestions: suggestionsReducer,
  views: viewsReducer,
  settings: settingsReducer,
}

export const rootReducer = combineReducers(reducers)

export type RootState = ReturnType<typeof rootReducer> & {
  /** On pages with a counter of saved items. */
  readonly flagDocs?: FlagDocsState
  /** On pages with dropdowns. */
  readonly dropdowns?: DropdownsState
  /** On pages with a facet whose values the server finds. */
  readonly facetValues?: FacetValuesState
  /** On pages with a tree. */
  readonly treeLevels?: TreeLevelsState
  /** On pages that help where nothing is found. */
  readonly relaxations?: RelaxationsState
  /** On pages with flags. */
  readonly flagTitles?: FlagTitlesState
  /** On pages where a part needs the visitor's consent. */
  readonly consent?: ConsentState
  /** On pages with a map. */
  readonly highlighted?: HighlightedState
}

/** Reducers that are loaded with the widgets that need them, by state key. */
export type LateSlices = Readonly<Record<string, Reducer>>

/** Combines the reducers of every page with those that were loaded later. */
export function rootWith(late: LateSlices): typeof rootReducer {
  return combineReducers({ ...reducers, ...late })
}
