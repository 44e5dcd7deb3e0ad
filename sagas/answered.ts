import type { SagaIterator } from 'redux-saga'
import { call, put } from 'redux-saga/effects'
import type { AnswerState } from '../slices/answerState'
import { searchEnded } from '../slices/searchActions'
import type { SearchState } from '../slices/searchState'
import type { Answer, Doc } from '../src/solr/answer'
import { reorderDocs } from '../src/solr/reorderDocs'
import type { Ask } from './ask'
import { recallDocs } from './docsCache'
import { docsJob } from './docsJob'
import { inOwnOrder } from './inOwnOrder'
import type { Queue } from './queue'
import type { WantedSearch } from './wantedSearch'

interface Answered {
  readonly answer: Answer
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
  const found: AnswerState = { answer, docs: inOwnOrder(own, answer.docs), params, rows }
  if (!config.returnFullDocs) {
    yield put(searchEnded({ ...ask, failure: null, answer: found, cached }))
    return
  }
  const known: ReadonlyMap<string, Doc> = yield call(recallDocs, config, ids)
  if (ids.some((id) => !known.has(id))) {
    queue.put(docsJob(ask, found, cached))
    return
  }
  const docs = inOwnOrder(own, reorderDocs([...known.values()], ids))
  yield put(searchEnded({ ...ask, failure: null, answer: { ...found, docs }, cached }))
}
