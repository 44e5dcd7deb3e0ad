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

/** What happened to a search component; every action carries its id. */
const createSearchAction = <T = object>(name: string) =>
  createAction<{ readonly id: ComponentId } & Readonly<T>>(`searches/${name}`)

export const componentAdded = createSearchAction<{ config: SearchConfig }>('componentAdded')
export const componentRemoved = createSearchAction('componentRemoved')

/** A widget has joined a component (spec 4.1, step 1). */
export const widgetAdded = createSearchAction<{ widget: string }>('widgetAdded')
/** A facet widget brought its facet along (spec 3.3). */
export const facetAdded = createSearchAction<{ facet: FacetConfig }>('facetAdded')
/** A widget asks Solr for more: params that the page's own go before. */
export const paramsAdded = createSearchAction<{ params: ExtraParams }>('paramsAdded')
/** The sort widget brought what is sorted in the browser: a list of fields by the sort that is sent (design decision 24). */
export const browserSortsAdded = createSearchAction<{ sorts: Readonly<Record<string, string>> }>(
  'browserSortsAdded',
)
/** Every widget has joined: the component may boot (spec 4.1, steps 2 to 5). */
export const widgetsAdded = createSearchAction('widgetsAdded')
export const defaultsApplied = createSearchAction<{ params: SearchParams }>('defaultsApplied')
export const firstSearchRequested = createSearchAction('firstSearchRequested')

/** The fragment changed by itself: Back, Forward, a link. */
export const fragmentChanged = createSearchAction<{ params: SearchParams }>('fragmentChanged')
/** A command of the page. */
export const paramsSet = createSearchAction<{ params: Partial<SearchParams> }>('paramsSet')
export const queryEntered = createSearchAction<{ q: string }>('queryEntered')
export const facetToggled = createSearchAction<{ field: string; value: FacetValue }>('facetToggled')
/** Null takes the range away; one that no facet counts past needs no tag. */
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
/** A new order by chance (spec 4.4): a sort with a key follows. */
export const shuffled = createSearchAction('shuffled')
export const boostChosen = createSearchAction<{ field: string; values: readonly string[] }>(
  'boostChosen',
)
export const boostCleared = createSearchAction('boostCleared')
export const pageChosen = createSearchAction<{ start: number }>('pageChosen')
export const retried = createSearchAction('retried')
/** The page came back from the back/forward cache: a search that was under way then is asked again. */
export const bfcacheRestored = createSearchAction('bfcacheRestored')

/** An action that a visitor's click or key would dispatch. */
export type UserAction = UnknownAction

/** The visitor points at a control: `action` is what a click would dispatch; null when they leave it. */
export const prefetchRequested = createSearchAction<{ action: UserAction | null }>(
  'prefetchRequested',
)

/** A search stands in the queue; an earlier one of the component is thereby overtaken. */
export const searchQueued = createSearchAction<{ search: number }>('searchQueued')
/** The newest search has ended, with an answer or a failure. */
export const searchEnded = createSearchAction<{
  search: number
  failure: SearchFailure | null
  answer: AnswerState | null
  /** Answered from the caches: no request left. */
  cached?: boolean
}>('searchEnded')

/** What a visitor does: it is written to the fragment as a step of history (design decision 8). */
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

/** Whatever may ask for a search; the slice decides by counting `asked` up. */
export const triggersSearch = isAnyOf(
  isUserAction,
  fragmentChanged,
  facetAdded,
  paramsAdded,
  firstSearchRequested,
  retried,
  bfcacheRestored,
)
