import { call, put, takeEvery } from 'redux-saga/effects'
import { shuffled, sortChosen } from '../../slices/search/searchActions'
import type { Ports } from '../../src/ports'
import { randomSort } from '../../src/sort/randomSort'
import { getPorts } from '../context'

/** Each shuffling is a sort with a key of its own (spec 4.4). */
export function* watchShuffles() {
  const ports: Ports = yield call(getPorts)
  yield takeEvery(shuffled, function* shuffle({ payload: { id } }) {
    yield put(sortChosen({ id, sort: randomSort(ports.randomSortKey()) }))
  })
}
