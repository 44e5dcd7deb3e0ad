import { createAction } from '@reduxjs/toolkit'
import type { ComponentId } from '../../src/componentId'
import { levelKey, type TreeLevel } from '../../src/facets/tree/treeLevel'
import type { FacetCount } from '../../src/solr/response/readFacets'
import { removeEntry, updateEntry } from '../entries'
import { on, reducerOf } from '../reducerOf'
import { componentRemoved } from '../search/searchActions'

/** A level that Solr has counted. */
export interface LoadedLevel {
  readonly level: TreeLevel
  readonly counts: readonly FacetCount[]
}

/** The levels of one tree that Solr has counted beyond those of the search's answer, by their keys. */
export interface LoadedLevels {
  readonly levels: ReadonlyMap<string, LoadedLevel>
  /** Whether the levels were counted for an earlier search, and are being counted anew. */
  readonly isStale: boolean
  readonly status: 'pending' | 'loaded' | 'failed'
}

/** By component, then by field. */
export type TreeLevelsState = Readonly<Record<ComponentId, Readonly<Record<string, LoadedLevels>>>>

interface LevelsRequest {
  readonly id: ComponentId
  readonly field: string
  readonly levels: readonly TreeLevel[]
  /** Whether these are all levels, for a new search; otherwise they are added to those before. */
  readonly isNewSearch: boolean
}

/** A tree asks for levels of nodes that were opened. */
export const levelsRequested = createAction<LevelsRequest>('facets/levelsRequested')
export const levelsLoaded = createAction<
  LevelsRequest & { readonly counted: readonly LoadedLevel[] }
>('facets/levelsLoaded')
export const levelsFailed = createAction<LevelsRequest>('facets/levelsFailed')

const initialState: TreeLevelsState = {}
const none: LoadedLevels = { levels: new Map(), isStale: false, status: 'loaded' }

export const treeLevelsReducer = reducerOf(initialState, [
  on(levelsRequested, (state, { id, field, isNewSearch }) => {
    const fields = state[id] ?? {}
    const before = (Object.hasOwn(fields, field) ? fields[field] : undefined) ?? none
    const isStale = before.isStale || isNewSearch
    return { ...state, [id]: { ...fields, [field]: { ...before, isStale, status: 'pending' } } }
  }),
  on(levelsLoaded, (state, { id, field, isNewSearch, counted }) =>
    updateLevels(state, id, field, (before) => ({
      levels: new Map([
        ...(isNewSearch ? [] : before.levels),
        ...counted.map((one) => [levelKey(one.level), one] as const),
      ]),
      isStale: before.isStale && !isNewSearch,
      status: 'loaded',
    })),
  ),
  on(levelsFailed, (state, { id, field }) =>
    updateLevels(state, id, field, (before) => ({ ...before, status: 'failed' })),
  ),
  on(componentRemoved, (state, { id }) => removeEntry(state, id)),
])

function updateLevels(
  state: TreeLevelsState,
  id: ComponentId,
  field: string,
  change: (before: LoadedLevels) => LoadedLevels,
): TreeLevelsState {
  return updateEntry(state, id, (fields) => updateEntry(fields, field, change))
}

export function selectLoadedLevels(
  state: { readonly treeLevels?: TreeLevelsState },
  id: ComponentId,
  field: string,
): LoadedLevels {
  const fields = state.treeLevels?.[id]
  return (fields && Object.hasOwn(fields, field) ? fields[field] : undefined) ?? none
}
