import { call } from 'redux-saga/effects'
import type { Bus } from '../src/bus/bus'
import { type Answer, parseAnswer } from '../src/solr/answer'
import { findAnswer, keepAnswer } from './answerCache'
import { answered } from './answered'
import { type Ask, askJob } from './ask'
import { getBus } from './context'
import type { Job, Queue } from './queue'
import { request } from './request'
import { wantedSearch } from './wantedSearch'

/** The search request (spec 7.1), unless its answer outlived an earlier page. */
export function searchJob(ask: Ask, docs: Queue): Job {
  return askJob(ask, function* runSearch(own) {
    const bus: Bus = yield call(getBus)
    const wanted = wantedSearch(ask.id, own)
    const kept: Answer | null = yield call(findAnswer, own.config, wanted)
    if (kept) {
      yield call(answered, ask, own, { answer: kept, wanted, cached: true }, docs)
      return
    }
    const { url, body } = wanted
    bus.emit('search:sent', { ...ask, body })
    const text: string = yield call(request, url, body, own.config.timeout)
    const answer = parseAnswer(text, wanted)
    yield call(keepAnswer, own.config, wanted, text, answer)
    yield call(answered, ask, own, { answer, wanted, cached: false }, docs)
  })
}
