import { call } from 'redux-saga/effects'
import type { Bus } from '../../src/bus/bus'
import type { SearchResponse } from '../../src/solr/response/searchResponse'
import { readCachedResponse } from '../cache/responseCache'
import { getBus } from '../context'
import type { Job, Queue } from '../effects/queue'
import { answered } from './answered'
import { type Ask, askJob } from './ask'
import { fetchAnswer } from './fetched'
import { request } from './request'
import { wantedSearch } from './wantedSearch'

/** The search request (spec 7.1), unless its answer outlived an earlier page. */
export function searchJob(ask: Ask, docs: Queue): Job {
  return askJob(ask, function* runSearch(own) {
    const wanted = wantedSearch(ask.id, own)
    const kept: SearchResponse | null = yield call(readCachedResponse, own.config, wanted)
    if (kept) {
      yield call(answered, ask, own, { answer: kept, wanted, cached: true }, docs)
      return
    }
    const bus: Bus = yield call(getBus)
    bus.emit('search:sent', { ...ask, body: wanted.body })
    const answer: SearchResponse = yield call(fetchAnswer, own.config, wanted, request)
    yield call(answered, ask, own, { answer, wanted, cached: false }, docs)
  })
}
