import type { ComponentId } from '../../src/componentId'
import { noParams, type SearchParams } from '../../src/solr/request/params'
import type { RootState } from '../root'
import type { AnswerState } from './answerState'
import { pageChosen } from './searchActions'
import type { SearchState, SearchStatus } from './searchState'

export function selectSearch(state: RootState, id: ComponentId): SearchState | undefined {
  return state.searches[id]
}

export function selectParams(state: RootState, id: ComponentId): SearchParams {
  return state.searches[id]?.params ?? noParams
}

export function selectAnswer(state: RootState, id: ComponentId): AnswerState | undefined {
  return state.answers[id]
}

/** 'pending' while a requested search has not ended (design decision 7). */
export function selectStatus(state: RootState, id: ComponentId): SearchStatus {
  const search = state.searches[id]
  if (!search || search.requestedId === 0) return 'idle'
  if (search.requestedId > search.settledId) return 'pending'
  return search.failure ? 'failed' : 'ready'
}

/** Whether the last action chose another page of the same results. */
export function selectPageTurned(state: RootState, id: ComponentId): boolean {
  return state.searches[id]?.lastTrigger.startsWith(`${pageChosen.type} `) ?? false
}
