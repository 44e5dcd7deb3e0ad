import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearchRequest } from '../../slices/search/selectSearchRequest'
import type { SettingsState } from '../../slices/settings'
import { suggestionsFound, type termTyped } from '../../slices/suggestions/suggestions'
import { formatMessage } from '../../src/contract/formatMessage'
import type { Ports } from '../../src/ports'
import { failureOf } from '../../src/requestFailed'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { readSuggested } from '../../src/suggestions/readSuggested'
import { suggestBody } from '../../src/suggestions/suggestBody'
import type { SuggestTerm } from '../../src/suggestions/suggestTerm'
import { getPorts } from '../context'
import { selectOwn } from '../effects/selectOwn'
import { request } from '../search/request'

/** Asks past the queue (design decision 6). A failure is logged, and the visitor sees nothing of it (spec 8). */
export function* askSuggestions(
  { id, box, field }: ReturnType<typeof termTyped>['payload'],
  term: SuggestTerm,
): SagaIterator<void> {
  const own: SearchState | undefined = yield select(selectOwn, id)
  if (!own) return
  const { url, timeout } = own.config
  const params = { ...own.params, q: term.earlier }
  const body = suggestBody(selectSearchRequest({ ...own, params }), field, term)
  const ports: Ports = yield call(getPorts)
  try {
    const text: string = yield call(request, url, body, timeout)
    const items = readSuggested(parseSearchResponse(text), field)
    yield put(suggestionsFound({ id, box, found: { term, items } }))
    if (items.length > 0) yield call(announce, ports, items.length)
  } catch (error) {
    const { status, error: reason } = failureOf(error)
    ports.logError(`${status}, ${reason}`)
  }
}

function* announce(ports: Ports, n: number): SagaIterator<void> {
  const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
  ports.announce(formatMessage(messages['suggest.count'], { n }, locale))
}
