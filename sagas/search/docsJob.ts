import { call } from 'redux-saga/effects'
import type { AnswerState } from '../../slices/search/answerState'
import { reorderDocs } from '../../src/results/reorderDocs'
import type { Doc } from '../../src/solr/response/searchResponse'
import { readCachedDocs } from '../cache/docsCache'
import { removeCachedResponse } from '../cache/responseCache'
import type { Job } from '../effects/queue'
import { type Ask, askJob } from './ask'
import { fetchDocs } from './fetched'
import { request } from './request'
import { showDocs } from './showDocs'
import { wantedSearch } from './wantedSearch'

/**
 * The full-document fetch (spec 7.2), of those that are not known yet: the documents come back in the
 * order of the search's ids.
 * @param isKept whether the search was answered from a cache.
 */
export function docsJob(ask: Ask, found: AnswerState, isKept: boolean): Job {
  const { ids } = found.answer
  return askJob(ask, function* runDocs(own) {
    try {
      const known: ReadonlyMap<string, Doc> = yield call(readCachedDocs, own.config, ids)
      const missing = ids.filter((id) => !known.has(id))
      const fetched: readonly Doc[] = yield call(fetchDocs, own.config, missing, request)
      const docs = reorderDocs([...known.values(), ...fetched], ids)
      const cached = isKept && missing.length === 0
      yield call(showDocs, ask, own, { ...found, docs }, cached)
    } catch (error) {
      yield call(removeCachedResponse, own.config, wantedSearch(ask.id, own))
      throw error
    }
  })
}
