import { call } from 'redux-saga/effects'
import { pointedReducer } from '../../slices/map/pointed'
import { fromContext } from '../context'

/** What is pointed at, on pages with a map only. */
export function* keepPointed() {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { pointed: pointedReducer })
}
