import type { PayloadActionCreator } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { FacetConfig } from '../../src/facets/config/facetConfig'
import { setRange } from '../../src/facets/range/setRange'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { removeFilterValue } from '../../src/filters/removeFilterValue'
import type { SearchConfig } from '../../src/search/config'
import { noParams, type SearchParams } from '../../src/solr/request/params'
import { clearBoost, setBoost } from '../../src/sort/boost'
import { removeEntry, updateEntry } from '../entries'
import { type Case, on, reducerOf } from '../reducerOf'
import * as action from './searchActions'
import type { SearchState } from './searchState'

export type SearchesState = Readonly<Record<ComponentId, SearchState>>

const initialState: SearchesState = {}

export const searchesReducer = reducerOf(initialState, [
  on(action.componentAdded, (state, { id, config }) => ({ ...state, [id]: createSearch(config) })),
  on(action.componentRemoved, (state, { id }) => removeEntry(state, id)),
  on(action.facetAdded, (state, { id, facet }) =>
    updateEntry(state, id, (own) => {
      const facets = withFacet(own.facets, facet)
      return facets === own.facets ? own : requestSearch({ ...own, facets })
    }),
  ),
  on(action.paramsAdded, (state, { id, params }) =>
    updateEntry(state, id, (own) => {
      const known = { ...own.addedParams, ...own.config.params }
      if (Object.keys(params).every((name) => Object.hasOwn(known, name))) return own
      return requestSearch({ ...own, addedParams: { ...own.addedParams, ...params } })
    }),
  ),
  on(action.browserSortsAdded, (state, { id, sorts }) =>
    updateEntry(state, id, (own) => ({ ...own, browserSorts: { ...own.browserSorts, ...sorts } })),
  ),
  on(action.defaultsApplied, (state, { id, params }) =>
    updateEntry(state, id, (own) => ({ ...own, params })),
  ),
  on(action.firstSearchRequested, (state, { id }) =>
    updateEntry(state, id, (own) => requestSearch({ ...own, booted: true })),
  ),
  setsParams(action.fragmentChanged, (_, { params }) => params),
  setsParams(action.paramsSet, ({ params: old }, { params }) => ({ ...old, start: 0, ...params })),
  setsParams(action.queryEntered, ({ params }, { q }) => ({ ...params, q, start: 0 })),
  setsParams(action.facetToggled, ({ params, facets }, { field, value }) => {
    const mode = facets.find((one) => one.field === field)?.mode ?? 'and'
    return withFilters(params, toggleFacet(params.fq, { field, mode }, value))
  }),
  setsParams(action.rangeChosen, ({ params }, { field, range, tagged }) =>
    withFilters(params, setRange(params.fq, field, range, tagged)),
  ),
  setsParams(action.filterRemoved, ({ params }, entry) =>
    withFilters(params, removeFilterValue(params.fq, entry)),
  ),
  setsParams(action.filtersCleared, ({ params }) => withFilters(params, [])),
  setsParams(action.sortChosen, ({ params }, { sort }) => ({ ...params, sort, start: 0 })),
  setsParams(action.boostChosen, ({ params }, { field, values }) => ({
    ...setBoost(params, field, values),
    start: 0,
  })),
  setsParams(action.boostCleared, ({ params }) => ({ ...clearBoost(params), start: 0 })),
  setsParams(action.pageChosen, ({ params }, { start }) => ({ ...params, start })),
  on(action.retried, (state, { id }) =>
    updateEntry(state, id, (own) => (hasFailed(own) ? requestSearch(own) : own)),
  ),
  on(action.bfcacheRestored, (state, { id }) =>
    updateEntry(state, id, (own) =>
      hasFailed(own) || own.requestedId > own.settledId ? requestSearch(own) : own,
    ),
  ),
  on(action.searchEnded, (state, { id, search, failure }) =>
    updateEntry(state, id, (own) =>
      search === own.requestedId ? { ...own, settledId: search, failure } : own,
    ),
  ),
])

function createSearch(config: SearchConfig): SearchState {
  const defaults = { ...noParams, q: config.defaultQ }
  return {
    config,
    facets: config.facets,
    addedParams: {},
    browserSorts: {},
    defaults,
    params: defaults,
    booted: false,
    requestedId: 0,
    settledId: 0,
    failure: null,
    lastTrigger: '',
  }
}

/** What is configured for a field stands; but a slider needs to know how far it reaches (spec 7.1). */
function withFacet(facets: readonly FacetConfig[], added: FacetConfig): readonly FacetConfig[] {
  const known = facets.find((one) => one.field === added.field)
  if (!known) return [...facets, added]
  if (known.stats || !added.stats) return facets
  const widened = { ...known, stats: true, range: known.range ?? added.range }
  return facets.map((one) => (one === known ? widened : one))
}

/** Other filters mean another list, which is read from its start. */
function withFilters(params: SearchParams, fq: readonly string[]): SearchParams {
  return sameParams({ ...params, fq }, params) ? params : { ...params, fq, start: 0 }
}

/** One more search is asked for; none before boot, and none where max_rows is 0 or less (spec 9). */
function requestSearch(own: SearchState): SearchState {
  return own.booted && own.config.maxRows > 0 ? { ...own, requestedId: own.requestedId + 1 } : own
}

function hasFailed(own: SearchState): boolean {
  return own.failure !== null && own.requestedId === own.settledId
}

/**
 * An action that sets params and asks for a search, unless nothing changed. After a failure the very same
 * action keeps the params that it had set and tries again (design decision 7).
 */
function setsParams<P extends { readonly id: ComponentId }>(
  creator: PayloadActionCreator<P>,
  next: (own: SearchState, payload: P) => SearchParams,
): Case<SearchesState> {
  return on(creator, (state, payload) =>
    updateEntry(state, payload.id, (own) => {
      const lastTrigger = `${creator.type} ${JSON.stringify(payload)}`
      const failed = hasFailed(own)
      const again = failed && own.lastTrigger === lastTrigger
      const params = again ? own.params : next(own, payload)
      if (!failed && sameParams(params, own.params)) return own
      return requestSearch({ ...own, params, lastTrigger })
    }),
  )
}

function sameParams(a: SearchParams, b: SearchParams): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
