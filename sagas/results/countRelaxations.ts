import type { SagaIterator, Task } from 'redux-saga'
import { call, fork, select } from 'redux-saga/effects'
import type { AnswerState } from '../../slices/search/answerState'
import type { SearchState } from '../../slices/search/searchState'
import { selectAnswer, selectSearch } from '../../slices/search/selectSearch'
import { selectSearchRequest } from '../../slices/search/selectSearchRequest'
import type { ComponentId } from '../../src/componentId'
import { extension } from '../../src/facets/further/extension'
import { countRequest } from '../../src/results/nothing-found/countRequest'
import { type FilterCounts, filterCounts } from '../../src/results/nothing-found/filterCounts'
import { rankRelaxations } from '../../src/results/nothing-found/rankRelaxations'
import type { Relaxation } from '../../src/results/nothing-found/relaxation'
import { hasWords } from '../../src/results/nothing-found/searchWords'
import { correctedQuery } from '../../src/search/correctedQuery'
import type { SearchParams } from '../../src/solr/request/params'
import type { SearchRequest } from '../../src/solr/request/searchRequest'
import { readSuggestions } from '../../src/solr/response/readSuggestions'
import type { SearchResponse } from '../../src/solr/response/searchResponse'
import { fetchCounts } from '../facets/fetchCounts'

/**
 * Counts what would find results instead of a component's search: without each of its filters, with a greater radius,
 * without its words, and with another spelling of them. What can't be counted is left out.
 */
export function* countRelaxations(id: ComponentId): SagaIterator<readonly Relaxation[]> {
  const search: SearchState | undefined = yield select(selectSearch, id)
  const shown: AnswerState | undefined = yield select(selectAnswer, id)
  if (!search || !shown) return []
  const { params, facets } = search
  const requestOf = (changed: SearchParams) => selectSearchRequest({ ...search, params: changed })
  const wider = (filter: string) => extension()?.wider?.(filter, facets) ?? []
  const counts = filterCounts({ params, requestOf, wider })
  const requestFor = (q: string, { queries }: Queries = counts, isSpellChecked = false) =>
    countRequest(requestOf({ ...params, q }), counts.fq, queries, isSpellChecked)

  const isWorded = hasWords(params.q, requestOf(params).params.q)
  // On a page with a did-you-mean the search itself has asked for the spelling.
  const asksSpelling = isWorded && Object.keys(shown.answer.spellcheck).length === 0
  const isAsked = counts.queries.length > 0 || asksSpelling
  const asked = requestFor(params.q, counts, asksSpelling)
  const task: Task | null = isAsked ? yield fork(fetchWhole, id, asked) : null
  const wordless: SearchResponse | null = isWorded
    ? yield call(fetchWhole, id, requestFor(''))
    : null
  const filtered: SearchResponse | null = task ? yield call(() => task.toPromise()) : null
  const { spellcheck } = (asksSpelling && filtered) || shown.answer
  const q = isWorded ? correctedQuery(params.q, readSuggestions(spellcheck)) : null
  const spelled: SearchResponse | null =
    q === null ? null : yield call(fetchWhole, id, requestFor(q, noCounts))

  return rankRelaxations([
    ...(filtered ? counts.read(filtered.queries) : []),
    ...(wordless ? [{ kind: 'words', count: wordless.numFound } as const] : []),
    ...(wordless ? counts.readAll(wordless.queries) : []),
    ...(q !== null && spelled ? [{ kind: 'spelling', q, count: spelled.numFound } as const] : []),
  ])
}

type Queries = Pick<FilterCounts, 'queries'>

const noCounts: Queries = { queries: [] }

/** @returns null after a failure, and for counts of a part of the index: they would promise too little */
function* fetchWhole(id: ComponentId, request: SearchRequest): SagaIterator<SearchResponse | null> {
  const response: SearchResponse | null = yield call(fetchCounts, id, () => request)
  return response?.partial ? null : response
}
