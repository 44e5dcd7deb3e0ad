import type { PayloadActionCreator } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { FacetConfig } from '../../src/facets/config/facetConfig'
import { extension } from '../../src/facets/further/extension'
import { setRange } from '../../src/facets/range/setRange'
import { toggleFacet } from '../../src/facets/toggleFacet'
import { removeFilterValue } from '../../src/filters/removeFilterValue'
import { addressForm } from '../../src/history/addressForms'
import { sameValues } from '../../src/sameValues'
import type { SearchConfig } from '../../src/search/config'
import { noParams, type SearchParams, sameParams } from '../../src/solr/request/params'
import { clearBoost, setBoost } from '../../src/sort/boost'
import { removeEntry, updateEntry } from '../entries'
import { type Case, on, reducerOf } from '../reducerOf'
import * as action from './searchActions'
import type { SearchState } from './searchState'
import { selectSavedIds } from './selectSavedIds'

export type SearchesState = Readonly<Record<ComponentId, SearchState>>

const initialState: SearchesState = {}

export const searchesReducer = reducerOf(initialState, [
  on(action.componentAdded, (state, { id, config }) => ({ ...state, [id]: createSearch(config) })),
  on(action.componentRemoved, (state, { id }) => removeEntry(state, id)),
  onSearch(action.facetAdded, (before, { facet, isListed }) => {
    const search = listFacet(before, facet, isListed)
    const facets = addFacet(search.facets, facet, true)
    return facets === search.facets ? search : requestSearch({ ...search, facets })
  }),
  onSearch(action.paramsAdded, (search, { params }) => {
    const known = { ...search.addedParams, ...search.config.params }
    if (Object.keys(params).every((name) => Object.hasOwn(known, name))) return search
    return requestSearch({ ...search, addedParams: { ...search.addedParams, ...params } })
  }),
  onSearch(action.paramExposed, (search, { name }) => {
    const exposedParams = [...new Set([...search.config.exposedParams, name])]
    return { ...search, config: { ...search.config, exposedParams } }
  }),
  onSearch(action.browserSortsAdded, (search, { sorts }) => ({
    ...search,
    browserSorts: { ...search.browserSorts, ...sorts },
  })),
  onSearch(action.defaultsRead, (search, { defaults }) => ({ ...search, defaults })),
  onSearch(action.defaultsApplied, (search, { params }) => ({ ...search, params })),
  onSearch(action.firstSearchRequested, (search) => requestSearch({ ...search, booted: true })),
  setsParams(action.addressChanged, (_, { params }) => params),
  setsParams(action.paramsSet, ({ params: previous }, { params }) => ({
    ...previous,
    start: 0,
    ...params,
  })),
  setsParams(action.queryEntered, ({ params }, { q }) => ({ ...params, q, start: 0 })),
  setsParams(action.facetToggled, ({ params, facets }, { field, value }) => {
    const mode = facets.find((one) => one.field === field)?.mode ?? 'and'
    return setFilters(params, toggleFacet(params.fq, { field, mode }, value))
  }),
  setsParams(action.rangeChosen, ({ params }, { field, range, tagged }) =>
    setFilters(params, setRange(params.fq, field, range, tagged)),
  ),
  setsParams(action.filterRemoved, ({ params }, entry) =>
    setFilters(params, removeFilterValue(params.fq, entry)),
  ),
  setsParams(action.filtersCleared, ({ params }) => setFilters(params, [])),
  setsParams(action.sortChosen, ({ params }, { sort }) => ({ ...params, sort, start: 0 })),
  setsParams(action.boostChosen, ({ params }, { field, values }) => ({
    ...setBoost(params, field, values),
    start: 0,
  })),
  setsParams(action.boostCleared, ({ params }) => ({ ...clearBoost(params), start: 0 })),
  setsParams(action.pageChosen, ({ params }, { start }) => ({ ...params, start })),
  onSearch(action.savedIdsChanged, (search, { ids }) => {
    if (sameValues(ids, search.savedIds)) return search
    const next = { ...search, savedIds: ids }
    const lastTrigger = action.savedIdsChanged.type
    return selectSavedIds(next) ? requestSearch({ ...next, lastTrigger }) : next
  }),
  onSearch(action.lastPageRequested, (search, { start }) =>
    requestSearch({ ...search, params: { ...search.params, start } }),
  ),
  onSearch(action.retried, (search) => (hasFailed(search) ? requestSearch(search) : search)),
  onSearch(action.bfcacheRestored, (search) =>
    hasFailed(search) || search.requestedId > search.settledId ? requestSearch(search) : search,
  ),
  onSearch(action.searchEnded, (search, { search: endedId, failure }) =>
    endedId === search.requestedId ? { ...search, settledId: endedId, failure } : search,
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
    savedIds: [],
    booted: false,
    requestedId: 0,
    settledId: 0,
    failure: null,
    lastTrigger: '',
  }
}

/** Adds a facet to the configured ones, or only what it says of one of them. */
function listFacet(search: SearchState, facet: FacetConfig, isNew?: boolean): SearchState {
  const { config } = search
  const facets = addFacet(config.facets, facet, isNew)
  return facets === config.facets ? search : { ...search, config: { ...config, facets } }
}

/** Adds a widget's facet. The first facet of the field wins, but gains further options and the stats that a slider needs (spec 7.1). */
function addFacet(
  facets: readonly FacetConfig[],
  added: FacetConfig,
  isNew?: boolean,
): readonly FacetConfig[] {
  const known = facets.find((one) => one.field === added.field)
  if (!known) return isNew ? [...facets, added] : facets
  const joined = extension()?.join(known, added) ?? known
  if (joined === known && (known.stats || !added.stats)) return facets
  const stats = joined.stats || added.stats
  const extended = { ...joined, stats, range: joined.range ?? added.range }
  return facets.map((one) => (one === known ? extended : one))
}

/** Sets the filters, and resets start when they change. */
function setFilters(params: SearchParams, fq: readonly string[]): SearchParams {
  return sameParams({ ...params, fq }, params) ? params : { ...params, fq, start: 0 }
}

/** Requests one more search; none before boot, and none when max_rows is 0 or less (spec 9). */
function requestSearch(search: SearchState): SearchState {
  return search.booted && search.config.maxRows > 0
    ? { ...search, requestedId: search.requestedId + 1 }
    : search
}

function hasFailed(search: SearchState): boolean {
  return search.failure !== null && search.requestedId === search.settledId
}

/**
 * Makes the case of an action that sets params and requests a search, unless nothing changed. After a failure
 * the same action again keeps its params and retries (design decision 7).
 */
function setsParams<P extends { readonly id: ComponentId }>(
  creator: PayloadActionCreator<P>,
  next: (search: SearchState, payload: P) => SearchParams,
): Case<SearchesState> {
  return onSearch(creator, (search, payload) => {
    const lastTrigger = `${creator.type} ${JSON.stringify(payload)}`
    const isFailed = hasFailed(search)
    const isRetry = isFailed && search.lastTrigger === lastTrigger
    const params = isRetry ? search.params : ordered(next(search, payload), search)
    if (!isFailed && sameParams(params, search.params)) return search
    return requestSearch({ ...search, params, lastTrigger })
  })
}

/** Makes the case of an action that changes one search component. */
function onSearch<P extends { readonly id: ComponentId }>(
  creator: PayloadActionCreator<P>,
  next: (search: SearchState, payload: P) => SearchState,
): Case<SearchesState> {
  return on(creator, (state, payload) =>
    updateEntry(state, payload.id, (search) => next(search, payload)),
  )
}

/** Brings the filters into the order in which the address has them. */
function ordered(params: SearchParams, search: SearchState): SearchParams {
  const fq = addressForm(search.config.address).order(params.fq, search)
  return fq === params.fq ? params : { ...params, fq }
}
