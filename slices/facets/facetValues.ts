import { createAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import type { FacetCount } from '../../src/solr/response/readFacets'
import { removeEntry, updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import { componentRemoved } from '../search/searchActions'

/** The values of one field that Solr has listed beyond those of the search's answer. */
export interface LoadedValues {
  /** What the values contain; empty for the values that follow those of the answer. */
  readonly term: string
  /** In Solr's order, by page. */
  readonly pages: readonly (readonly FacetCount[])[]
  readonly hasMore: boolean
  readonly status: 'pending' | 'loaded' | 'failed'
}

/** By component, then by field. */
export type FacetValuesState = Readonly<Record<ComponentId, Readonly<Record<string, LoadedValues>>>>

interface ValuesRequest {
  readonly id: ComponentId
  readonly field: string
  readonly term: string
  readonly offset: number
  readonly limit: number
  /** Whether the page is added to those before; otherwise it replaces them. */
  readonly isNext: boolean
}

/** A facet asks for a page of its values. */
export const valuesRequested = createAction<
  ValuesRequest & {
    /** Whether the visitor is typing: the request then waits until they pause. */
    readonly isTyping: boolean
  }
>('facets/valuesRequested')

/** The values are no longer needed. */
export const valuesDismissed = createAction<{ readonly id: ComponentId; readonly field: string }>(
  'facets/valuesDismissed',
)

/** Whether an action starts or ends a request of values. */
export function isValuesAction(action: unknown): action is ValuesAction {
  return valuesRequested.match(action) || valuesDismissed.match(action)
}

type ValuesAction = ReturnType<typeof valuesRequested> | ReturnType<typeof valuesDismissed>

export const valuesLoaded = createAction<
  ValuesRequest & { readonly counts: readonly FacetCount[] }
>('facets/valuesLoaded')
export const valuesFailed = createAction<ValuesRequest>('facets/valuesFailed')

const initialState: FacetValuesState = {}

export const facetValuesReducer = reducerOf(initialState, [
  on(valuesRequested, (state, { id, field, term }) =>
    setValues(state, id, field, (before) => {
      const isSame = before?.term === term
      // The values of the term before stay until the new ones are there.
      return { ...(before ?? none), ...(!isSame && { term }), status: 'pending' }
    }),
  ),
  on(valuesLoaded, (state, { id, field, term, limit, isNext, counts }) =>
    updateValues(state, id, field, term, (before) => ({
      term,
      pages: isNext ? [...before.pages, counts] : [counts],
      hasMore: counts.length >= limit,
      status: 'loaded',
    })),
  ),
  on(valuesFailed, (state, { id, field, term }) =>
    updateValues(state, id, field, term, (before) => ({ ...before, status: 'failed' })),
  ),
  on(valuesDismissed, (state, { id, field }) =>
    updateEntry(state, id, (fields) => removeEntry(fields, field)),
  ),
  on(componentRemoved, (state, { id }) => removeEntry(state, id)),
])

const none: LoadedValues = { term: '', pages: [], hasMore: false, status: 'pending' }

function setValues(
  state: FacetValuesState,
  id: ComponentId,
  field: string,
  change: (before: LoadedValues | undefined) => LoadedValues,
): FacetValuesState {
  const fields = state[id] ?? {}
  const before = Object.hasOwn(fields, field) ? fields[field] : undefined
  return { ...state, [id]: { ...fields, [field]: change(before) } }
}

/** A response to another term than the last one is ignored. */
function updateValues(
  state: FacetValuesState,
  id: ComponentId,
  field: string,
  term: string,
  change: (before: LoadedValues) => LoadedValues,
): FacetValuesState {
  return updateEntry(state, id, (fields) =>
    updateEntry(fields, field, (before) => (before.term === term ? change(before) : before)),
  )
}

export function selectLoadedValues(
  state: { readonly facetValues?: FacetValuesState },
  id: ComponentId,
  field: string,
): LoadedValues | undefined {
  const fields = state.facetValues?.[id]
  return fields && Object.hasOwn(fields, field) ? fields[field] : undefined
}
