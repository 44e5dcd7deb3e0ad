import { call } from 'redux-saga/effects'
import { pointedReducer } from '../../slices/map/pointed'
import { type AddSlices, getAddSlices } from '../context'

/** What is pointed at, on pages with a map only. */
export function* keepPointed() {
  const addSlices: AddSlices = yield call(getAddSlices)
  yield call(addSlices, { pointed: pointedReducer })
}
