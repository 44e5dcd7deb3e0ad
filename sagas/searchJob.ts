import { call, put } from 'redux-saga/effects'
import { searchEnded } from '../slices/searchActions'
import { selectSearchRequest } from '../slices/selectSearchRequest'
import type { Bus } from '../src/bus/bus'
import { type Answer, parseAnswer } from '../src/solr/answer'
import { searchBody } from '../src/solr/searchBody'
import { type Ask, askJob } from './ask'
import { getBus } from './context'
import { docsJob } from './docsJob'
import type { Job, Queue } from './queue'
import { request } from './request'

/**
 * The search request (spec 7.1). Where full documents are wanted, the answer goes on to the other queue,
 * so that this one is free for the next component; nothing is shown before both are there.
 */
export function searchJob(ask: Ask, docs: Queue): Job {
  return askJob(ask, function* runSearch(own) {
    const bus: Bus = yield call(getBus)
    const asked = selectSearchRequest(own)
    const body = searchBody(asked)
    bus.emit('search:sent', { ...ask, body })
    const text: string = yield call(request, own.config.url, body, own.config.timeout)
    const missing = new Set(own.facets.filter((one) => one.missing).map((one) => one.field))
    const answer: Answer = parseAnswer(text, { missing })
    const shown = {
      answer,
      docs: answer.docs,
      params: own.params,
      rows: answer.rows ?? asked.rows,
    }
    if (own.config.returnFullDocs && answer.ids.length > 0) docs.put(docsJob(ask, shown))
    else yield put(searchEnded({ ...ask, failure: null, answer: shown }))
  })
}
