import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { AnswerState } from '../../slices/search/answerState'
import type { SearchState } from '../../slices/search/searchState'
import { reorderDocs } from '../../src/results/reorderDocs'
import type { Doc, SearchResponse } from '../../src/solr/response/searchResponse'
import { readDocsFromMemory } from '../cache/docsCache'
import type { Queue } from '../effects/queue'
import type { Ask } from './ask'
import { docsJob } from './docsJob'
import { showDocs } from './showDocs'
import type { WantedSearch } from './wantedSearch'

interface Answered {
  readonly answer: SearchResponse
  readonly wanted: WantedSearch
  /** Whether it came from a cache. */
  readonly cached: boolean
}

/**
 * What follows an answer. Where full documents are wanted and not all are known, it goes on to the other
 * queue, so that this one is free for the next component; nothing is shown before both are there.
 */
export function* answered(
  ask: Ask,
  own: SearchState,
  { answer, wanted, cached }: Answered,
  queue: Queue,
): SagaIterator<void> {
  const { config, params } = own
  const { ids } = answer
  const rows = answer.rows ?? wanted.rows
  const found: AnswerState = { answer, docs: answer.docs, params, rows }
  if (!config.returnFullDocs) {
    yield call(showDocs, ask, own, found, cached)
    return
  }
  const known: ReadonlyMap<string, Doc> = yield call(readDocsFromMemory, config, ids)
  if (ids.some((id) => !known.has(id))) {
    queue.put(docsJob(ask, found, cached))
    return
  }
  const docs = reorderDocs([...known.values()], ids)
  yield call(showDocs, ask, own, { ...found, docs }, cached)
}
