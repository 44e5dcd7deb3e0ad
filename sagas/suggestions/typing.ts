import { call, delay } from 'redux-saga/effects'
import { isTyping, termTyped } from '../../slices/suggestions/suggestions'
import { SUGGEST_DELAY_MS } from '../../src/suggestions/constants'
import { suggestTerm } from '../../src/suggestions/suggestTerm'
import { takeLatestBy } from '../effects/takeLatestBy'

/**
 * Asks for suggestions once typing rests (spec 5.3). What a box asked for before is then over, and aborted
 * on the wire; a search page on which nobody types loads nothing of it.
 */
export function* watchTyping() {
  yield* takeLatestBy(
    isTyping,
    ({ payload }) => payload.box,
    function* rest(action) {
      if (!termTyped.match(action)) return
      const { payload } = action
      const term = suggestTerm(payload.text)
      if (!term) return
      yield delay(SUGGEST_DELAY_MS)
      const { askSuggestions }: typeof import('./askSuggestions') = yield call(
        () => import('./askSuggestions'),
      )
      yield call(askSuggestions, payload, term)
    },
  )
}
