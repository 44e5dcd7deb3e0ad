import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { FacetConfig } from '../../src/facets/config/facetConfig'
import type { FacetValue } from '../../src/facets/facetValue'
import type { RangeChoice } from '../../src/facets/range/setRange'
import type { SearchConfig } from '../../src/search/config'
import type { SearchParams } from '../../src/solr/request/params'
import type { ExtraParams } from '../../src/solr/request/searchRequest'
import type { AnswerState } from './answerState'
import type { SearchFailure } from './searchState'

/** Creates an action of one search component; its payload carries the component's id. */
const createSearchAction = <T = object>(name: string) =>
  createAction<{ readonly id: ComponentId } & Readonly<T>>(`searches/${name}`)

export const componentAdded = createSearchAction<{ config: SearchConfig }>('componentAdded')
export const componentRemoved = createSearchAction('componentRemoved')

/** A widget has joined a component (spec 4.1, step 1). */
export const widgetAdded = createSearchAction<{ widget: string }>('widgetAdded')
/** A facet widget joined with its own facet (spec 3.3). `isListed`: the `facets` widget shows it, like a configured one. */
export const facetAdded = createSearchAction<{ facet: FacetConfig; isListed?: boolean }>(
  'facetAdded',
)
/** A widget needs further params of Solr. Params that are configured win. */
export const paramsAdded = createSearchAction<{ params: ExtraParams }>('paramsAdded')
/** A widget keeps its choice in a param of `extra`, which the address then holds, too. */
export const paramExposed = createSearchAction<{ name: string }>('paramExposed')
/** The sort widget has sorts that the browser applies: lists of fields by the sort sent to Solr (design decision 24). */
export const browserSortsAdded = createSearchAction<{ sorts: Readonly<Record<string, string>> }>(
  'browserSortsAdded',
)
/** Every widget has joined, so the component can boot (spec 4.1, steps 2 to 5). */
export const widgetsAdded = createSearchAction('widgetsAdded')
/** The query parameters of the page's address give the defaults (design decision 35). */
export const defaultsRead = createSearchAction<{ defaults: SearchParams }>('defaultsRead')
export const defaultsApplied = createSearchAction<{ params: SearchParams }>('defaultsApplied')
export const firstSearchRequested = createSearchAction('firstSearchRequested')

/** Back, Forward or a link changed the address. */
export const addressChanged = createSearchAction<{ params: SearchParams }>('addressChanged')
/** The saved items have been read, or changed on this page or in another tab; for a search with `solr.saved`. */
export const savedIdsChanged = createSearchAction<{ ids: readonly string[] }>('savedIdsChanged')
/** The page sent the command search:set. */
export const paramsSet = createSearchAction<{ params: Partial<SearchParams> }>('paramsSet')
export const queryEntered = createSearchAction<{ q: string }>('queryEntered')
export const facetToggled = createSearchAction<{ field: string; value: FacetValue }>('facetToggled')
/** `range` null removes the filter. `tagged` false omits the tag, which only a facet of the same field needs. */
export const rangeChosen = createSearchAction<{
  field: string
  range: RangeChoice | null
  tagged?: boolean
}>('rangeChosen')
export const filterRemoved = createSearchAction<{ text: string; value?: FacetValue }>(
  'filterRemoved',
)
export const filtersCleared = createSearchAction('filtersCleared')
export const sortChosen = createSearchAction<{ sort: string }>('sortChosen')
/** The visitor wants a new random order (spec 4.4); sortChosen with a new key follows. */
export const shuffled = createSearchAction('shuffled')
export const boostChosen = createSearchAction<{ field: string; values: readonly string[] }>(
  'boostChosen',
)
export const boostCleared = createSearchAction('boostCleared')
export const pageChosen = createSearchAction<{ start: number }>('pageChosen')
/** `start` was beyond the results: the last page replaces it. */
export const lastPageRequested = createSearchAction<{ start: number }>('lastPageRequested')
export const retried = createSearchAction('retried')
/** The back/forward cache restored the page: a search that was in flight is requested again. */
export const bfcacheRestored = createSearchAction('bfcacheRestored')

/** An action that a visitor's click or key would dispatch. */
export type UserAction = UnknownAction

/** The visitor points at a control: `action` is what a click would dispatch; null when they leave it. */
export const prefetchRequested = createSearchAction<{ action: UserAction | null }>(
  'prefetchRequested',
)

/** A search is in the queue. It replaces an earlier search of the component. */
export const searchQueued = createSearchAction<{ search: number }>('searchQueued')
/** The newest search has ended, with results or a failure. */
export const searchEnded = createSearchAction<{
  search: number
  failure: SearchFailure | null
  answer: AnswerState | null
  /** Whether everything came from the caches, so that no request was sent. */
  cached?: boolean
}>('searchEnded')

/** Matches what the visitor does. Each action writes the fragment and adds a history entry (design decision 8). */
export const isUserAction = isAnyOf(
  paramsSet,
  queryEntered,
  facetToggled,
  rangeChosen,
  filterRemoved,
  filtersCleared,
  sortChosen,
  boostChosen,
  boostCleared,
  pageChosen,
)

/** Matches what can request a search; the reducer decides by increasing `requestedId`. */
export const triggersSearch = isAnyOf(
  isUserAction,
  addressChanged,
  savedIdsChanged,
  facetAdded,
  paramsAdded,
  firstSearchRequested,
  lastPageRequested,
  retried,
  bfcacheRestored,
)
