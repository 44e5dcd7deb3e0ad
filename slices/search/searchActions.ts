import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { FacetConfig } from '../../src/facets/config/facet'
import type { FacetValue } from '../../src/facets/facetValue'
import type { RangeChoice } from '../../src/facets/range/setRange'
import type { SearchConfig } from '../../src/search/config'
import type { SearchParams } from '../../src/solr/request/params'
import type { ExtraParams } from '../../src/solr/request/searchRequest'
import type { AnswerState } from './answerState'
import type { SearchFailure } from './searchState'

/** What happened to a search component; every action carries its id. */
const happened = <T = object>(name: string) =>
  createAction<{ readonly id: ComponentId } & Readonly<T>>(`searches/${name}`)

export const componentAdded = happened<{ config: SearchConfig }>('componentAdded')
export const componentLeft = happened('componentLeft')

/** A widget has joined a component (spec 4.1, step 1). */
export const widgetAdded = happened<{ widget: string }>('widgetAdded')
/** A facet widget brought its facet along (spec 3.3). */
export const facetAdded = happened<{ facet: FacetConfig }>('facetAdded')
/** A widget asks Solr for more: params that the page's own go before. */
export const paramsAdded = happened<{ params: ExtraParams }>('paramsAdded')
/** The sort widget brought what is sorted in the browser: a list of fields by the sort that is sent (design decision 24). */
export const browserSortsAdded = happened<{ sorts: Readonly<Record<string, string>> }>(
  'browserSortsAdded',
)
/** Every widget has joined: the component may boot (spec 4.1, steps 2 to 5). */
export const widgetsAdded = happened('widgetsAdded')
export const defaultsApplied = happened<{ params: SearchParams }>('defaultsApplied')
export const firstSearchAsked = happened('firstSearchAsked')

/** The fragment changed by itself: Back, Forward, a link. */
export const fragmentChanged = happened<{ params: SearchParams }>('fragmentChanged')
/** A command of the page. */
export const paramsSet = happened<{ params: Partial<SearchParams> }>('paramsSet')
export const queryEntered = happened<{ q: string }>('queryEntered')
export const facetToggled = happened<{ field: string; value: FacetValue }>('facetToggled')
/** Null takes the range away; one that no facet counts past needs no tag. */
export const rangeChosen = happened<{
  field: string
  range: RangeChoice | null
  tagged?: boolean
}>('rangeChosen')
export const filterRemoved = happened<{ text: string; value?: FacetValue }>('filterRemoved')
export const filtersCleared = happened('filtersCleared')
export const sortChosen = happened<{ sort: string }>('sortChosen')
/** A new order by chance (spec 4.4): a sort with a key follows. */
export const shuffled = happened('shuffled')
export const boostChosen = happened<{ field: string; values: readonly string[] }>('boostChosen')
export const boostCleared = happened('boostCleared')
export const pageChosen = happened<{ start: number }>('pageChosen')
export const retried = happened('retried')
/** The page came back from the back/forward cache: a search that was under way then is asked again. */
export const pageReturned = happened('pageReturned')

/** The action that a visitor's choice is. */
export type Choice = UnknownAction

/** The visitor seems about to make a choice, the action that it would be; null: not any more. */
export const searchForeseen = happened<{ choice: Choice | null }>('searchForeseen')

/** A search stands in the queue; an earlier one of the component is thereby overtaken. */
export const searchQueued = happened<{ search: number }>('searchQueued')
/** The newest search has ended, with an answer or a failure. */
export const searchEnded = happened<{
  search: number
  failure: SearchFailure | null
  answer: AnswerState | null
  /** Answered from the caches: no request left. */
  cached?: boolean
}>('searchEnded')

/** What a visitor does: it is written to the fragment as a step of history (design decision 8). */
export const isVisitorsChoice = isAnyOf(
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
export const mayAsk = isAnyOf(
  isVisitorsChoice,
  fragmentChanged,
  facetAdded,
  paramsAdded,
  firstSearchAsked,
  retried,
  pageReturned,
)
