import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import type { SearchState } from '../../slices/search/searchState'
import { selectSavedIds } from '../../slices/search/selectSavedIds'
import { selectSearch } from '../../slices/search/selectSearch'
import { selectSearchRequest } from '../../slices/search/selectSearchRequest'
import type { SettingsState } from '../../slices/settings'
import { suggestionsFound, type termTyped } from '../../slices/suggestions/suggestions'
import { formatMessage } from '../../src/contract/formatMessage'
import type { Ports } from '../../src/ports'
import { failureOf } from '../../src/requestFailed'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { parseSuggestions } from '../../src/suggestions/parseSuggestions'
import { suggestBody } from '../../src/suggestions/suggestBody'
import type { SuggestTerm } from '../../src/suggestions/suggestTerm'
import { fromContext } from '../context'
import { sendRequest } from '../search/sendRequest'

/** Fetches suggestions outside the queue (design decision 6). A failure is logged only (spec 8). */
export function* fetchSuggestions(
  { id, box, field, isQuiet }: ReturnType<typeof termTyped>['payload'],
  term: SuggestTerm,
): SagaIterator<void> {
  const search: SearchState | undefined = yield select(selectSearch, id)
  if (!search) return
  const { url, timeout } = search.config
  const params = { ...search.params, q: term.earlier }
  const next = { ...search, params }
  // Where nothing is saved, no word of the saved items can be found.
  if (selectSavedIds(next)?.length === 0) return
  const body = suggestBody(selectSearchRequest(next), field, term)
  const ports = yield* fromContext('ports')
  try {
    const text: string = yield call(sendRequest, url, body, timeout)
    const items = parseSuggestions(parseSearchResponse(text), field)
    yield put(suggestionsFound({ id, box, found: { term, items } }))
    if (items.length > 0 && !isQuiet) yield call(announce, ports, items.length)
  } catch (error) {
    const { status, error: reason } = failureOf(error)
    ports.logError(`${status}, ${reason}`)
  }
}

function* announce(ports: Ports, n: number): SagaIterator<void> {
  const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
  ports.announce(formatMessage(messages['suggest.count'], { n }, locale))
}
