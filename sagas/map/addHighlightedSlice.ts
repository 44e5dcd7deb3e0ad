import { call } from 'redux-saga/effects'
import { highlightedReducer } from '../../slices/map/highlighted'
import { fromContext } from '../context'

/** Adds the slice of the highlighted document, which only pages with a map need. */
export function* addHighlightedSlice() {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { highlighted: highlightedReducer })
}
