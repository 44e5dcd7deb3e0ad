import { call, delay } from 'redux-saga/effects'
import { isSuggestionAction, termTyped } from '../../slices/suggestions/suggestions'
import { SUGGEST_DELAY_MS } from '../../src/suggestions/constants'
import { suggestTerm } from '../../src/suggestions/suggestTerm'
import { takeLatestBy } from '../effects/takeLatestBy'

/**
 * Fetches suggestions once typing pauses (spec 5.3). Further typing cancels the earlier fetch of the same box.
 * The code is loaded with the first fetch.
 */
export function* watchTyping() {
  yield* takeLatestBy(
    isSuggestionAction,
    ({ payload }) => payload.box,
    function* suggest(action) {
      if (!termTyped.match(action)) return
      const { payload } = action
      const term = suggestTerm(payload.text)
      if (!term) return
      yield delay(SUGGEST_DELAY_MS)
      const { fetchSuggestions }: typeof import('./fetchSuggestions') = yield call(
        () => import('./fetchSuggestions'),
      )
      yield call(fetchSuggestions, payload, term)
    },
  )
}
