import {
  createAction,
  createSlice,
  type Draft,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit'
import type { ComponentId } from '../src/componentId'
import type { FacetConfig } from '../src/config/facet'
import type { SearchConfig } from '../src/config/search'
import { clearBoost, setBoost } from '../src/solr/boost'
import type { FacetValue } from '../src/solr/facetValue'
import { noParams, type SearchParams } from '../src/solr/params'
import { removeFilterValue } from '../src/solr/removeFilterValue'
import { type RangeChoice, setRange } from '../src/solr/setRange'
import { toggleFacet } from '../src/solr/toggleFacet'
import type { AnswerState } from './answerState'
import { castDraft } from './castDraft'
import type { SearchFailure, SearchState } from './searchState'

export type SearchesState = Readonly<Record<ComponentId, SearchState>>

const initialState: SearchesState = {}

/** Actions carry the component's id; one that the slice does not know is ignored. */
type Of<T = object> = PayloadAction<{ readonly id: ComponentId } & T>

const slice = createSlice({
  name: 'searches',
  initialState,
  reducers: {
    componentAdded(state, { payload }: Of<{ readonly config: SearchConfig }>) {
      state[payload.id] = castDraft(fresh(payload.config))
    },
    componentLeft(state, { payload }: Of) {
      delete state[payload.id]
    },
    facetAdded(state, { payload }: Of<{ readonly facet: FacetConfig }>) {
      const own = state[payload.id]
      if (!own || own.facets.some((one) => one.field === payload.facet.field)) return
      own.facets.push(castDraft(payload.facet))
      if (own.booted && own.config.maxRows > 0) own.asked += 1
    },
    defaultsApplied(state, { payload }: Of<{ readonly params: SearchParams }>) {
      const own = state[payload.id]
      if (own) own.params = castDraft(payload.params)
    },
    firstSearchAsked(state, { payload }: Of) {
      const own = state[payload.id]
      if (!own) return
      own.booted = true
      if (own.config.maxRows > 0) own.asked += 1
    },
    fragmentChanged(state, action: Of<{ readonly params: SearchParams }>) {
      ask(state, action, () => action.payload.params)
    },
    paramsSet(state, action: Of<{ readonly params: Partial<SearchParams> }>) {
      ask(state, action, (params) => ({ ...params, start: 0, ...action.payload.params }))
    },
    queryEntered(state, action: Of<{ readonly q: string }>) {
      ask(state, action, (params) => ({ ...params, q: action.payload.q, start: 0 }))
    },
    facetToggled(state, action: Of<{ readonly field: string; readonly value: FacetValue }>) {
      const { id, field, value } = action.payload
      const facet = state[id]?.facets.find((one) => one.field === field)
      const mode = facet?.mode ?? 'and'
      ask(state, action, (params) =>
        refined(params, toggleFacet(params.fq, { field, mode }, value)),
      )
    },
    rangeChosen(state, action: Of<{ readonly field: string; readonly range: RangeChoice }>) {
      const { field, range } = action.payload
      ask(state, action, (params) => refined(params, setRange(params.fq, field, range)))
    },
    filterRemoved(state, action: Of<{ readonly text: string; readonly value?: FacetValue }>) {
      ask(state, action, (params) => refined(params, removeFilterValue(params.fq, action.payload)))
    },
    filtersCleared(state, action: Of) {
      ask(state, action, (params) => refined(params, []))
    },
    sortChosen(state, action: Of<{ readonly sort: string }>) {
      ask(state, action, (params) => ({ ...params, sort: action.payload.sort, start: 0 }))
    },
    boostChosen(state, action: Of<{ readonly field: string; readonly values: readonly string[] }>) {
      const { field, values } = action.payload
      ask(state, action, (params) => ({ ...setBoost(params, field, values), start: 0 }))
    },
    boostCleared(state, action: Of) {
      ask(state, action, (params) => ({ ...clearBoost(params), start: 0 }))
    },
    pageChosen(state, action: Of<{ readonly start: number }>) {
      ask(state, action, (params) => ({ ...params, start: action.payload.start }))
    },
    retried(state, { payload }: Of) {
      const own = state[payload.id]
      if (own?.failure && own.asked === own.settled) own.asked += 1
    },
    searchEnded(
      state,
      {
        payload,
      }: Of<{
        readonly search: number
        readonly failure: SearchFailure | null
        readonly answer: AnswerState | null
      }>,
    ) {
      const own = state[payload.id]
      if (!own || payload.search !== own.asked) return
      own.settled = payload.search
      own.failure = payload.failure
    },
  },
})

export const {
  componentAdded,
  componentLeft,
  facetAdded,
  defaultsApplied,
  firstSearchAsked,
  fragmentChanged,
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
  retried,
  searchEnded,
} = slice.actions
export const searchesReducer = slice.reducer

/** A widget has joined a component (spec 4.1, step 1). */
export const widgetAdded = createAction<{ readonly id: ComponentId; readonly widget: string }>(
  'searches/widgetAdded',
)

/** Every widget has joined: the component may boot (spec 4.1, steps 2 to 5). */
export const widgetsAdded = createAction<{ readonly id: ComponentId }>('searches/widgetsAdded')

/** A search stands in the queue; an earlier one of the component is thereby overtaken. */
export const searchQueued = createAction<{ readonly id: ComponentId; readonly search: number }>(
  'searches/searchQueued',
)

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
  firstSearchAsked,
  retried,
)

function fresh(config: SearchConfig): SearchState {
  const defaults = { ...noParams, q: config.defaultQ }
  return {
    config,
    facets: config.facets,
    defaults,
    params: defaults,
    booted: false,
    asked: 0,
    settled: 0,
    failure: null,
    lastAsk: '',
  }
}

/** Other filters mean another list, which is read from its start. */
function refined(params: SearchParams, fq: readonly string[]): SearchParams {
  return fq === params.fq ? params : { ...params, fq, start: 0 }
}

/**
 * Sets new params and asks for a search, unless nothing changed. After a failure the very same
 * action keeps the params that it had set and tries again.
 */
function ask(
  state: Draft<SearchesState>,
  action: Of,
  next: (params: SearchParams) => SearchParams,
) {
  const own = state[action.payload.id]
  if (!own) return
  const key = JSON.stringify([action.type, action.payload])
  const failed = own.failure !== null && own.asked === own.settled
  const again = failed && own.lastAsk === key
  const params = again ? own.params : next(own.params)
  if (!failed && sameParams(params, own.params)) return
  own.params = castDraft(params)
  own.lastAsk = key
  if (own.booted && own.config.maxRows > 0) own.asked += 1
}

function sameParams(a: SearchParams, b: SearchParams): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
