import { call, put } from 'redux-saga/effects'
import type { AnswerState } from '../slices/answerState'
import { searchEnded } from '../slices/searchActions'
import { docsBody } from '../src/solr/docsBody'
import { parseDocs } from '../src/solr/parseDocs'
import { reorderDocs } from '../src/solr/reorderDocs'
import { type Ask, askJob } from './ask'
import type { Job } from './queue'
import { request } from './request'

/** The full-document fetch (spec 7.2): the documents come back in the order of the search's ids. */
export function docsJob(ask: Ask, found: AnswerState): Job {
  return askJob(ask, function* runDocs({ config }) {
    const body = docsBody(found.answer.ids, config.params)
    const text: string = yield call(request, config.url, body, config.timeout)
    const docs = reorderDocs(parseDocs(text), found.answer.ids)
    yield put(searchEnded({ ...ask, failure: null, answer: { ...found, docs } }))
  })
}
