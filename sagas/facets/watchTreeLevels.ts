import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import {
  levelsFailed,
  levelsLoaded,
  levelsRequested,
  treeLevelsReducer,
} from '../../slices/facets/treeLevels'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import { levelName } from '../../src/facets/tree/levelFields'
import { levelsRequest } from '../../src/facets/tree/levelsRequest'
import { readTreeOptions } from '../../src/facets/tree/treeOptions'
import type { SearchResponse } from '../../src/solr/response/searchResponse'
import { fromContext } from '../context'
import { takeLatestBy } from '../effects/takeLatestBy'
import { fetchCounts } from './fetchCounts'

/**
 * Fetches the levels of nodes that a visitor has opened: all levels of a tree that are missing in one request. A
 * newer request of a tree aborts its earlier one, whose levels it has too.
 */
export function* watchTreeLevels() {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { treeLevels: treeLevelsReducer })
  yield* takeLatestBy(
    levelsRequested.match,
    ({ payload: { id, field } }) => `${id}\n${field}`,
    function* load({ payload }): SagaIterator<void> {
      const { id, field, levels } = payload
      const search: SearchState | undefined = yield select(selectSearch, id)
      const facet = search?.facets.find((one) => one.field === field)
      const hierarchy = facet && readTreeOptions(facet)
      if (!facet || !hierarchy) return
      const answer: SearchResponse | null = yield call(fetchCounts, id, (request) =>
        levelsRequest(request, facet, levels, hierarchy),
      )
      if (!answer) {
        yield put(levelsFailed(payload))
        return
      }
      const counted = levels.map((level, i) => ({
        level,
        counts: answer.facets[levelName(field, i)] ?? [],
      }))
      yield put(levelsLoaded({ ...payload, counted }))
    },
  )
}
