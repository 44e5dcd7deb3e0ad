import { put, takeEvery } from 'redux-saga/effects'
import { shuffled, sortChosen } from '../../slices/search/searchActions'
import { randomSort } from '../../src/sort/randomSort'
import { fromContext } from '../context'

/** Chooses a random sort with a new key (spec 4.4). */
export function* watchShuffles() {
  const ports = yield* fromContext('ports')
  yield takeEvery(shuffled, function* shuffle({ payload: { id } }) {
    yield put(sortChosen({ id, sort: randomSort(ports.randomSortKey()) }))
  })
}
