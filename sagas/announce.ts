import { call, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../slices/root'
import { searchEnded } from '../slices/searchActions'
import type { SettingsState } from '../slices/settings'
import { formatMessage } from '../src/contract/formatMessage'
import type { Ports } from '../src/ports'
import { getPorts } from './context'

/** Tells screen readers once, for each search that ended with an answer, what is shown now. */
export function* watchAnswers() {
  const ports: Ports = yield call(getPorts)
  yield takeEvery(searchEnded, function* announce({ payload: { answer } }) {
    if (!answer) return
    const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
    const { numFound, start } = answer.answer
    const to = start + answer.docs.length
    const text =
      answer.docs.length === 0
        ? messages['count.none']
        : formatMessage(messages['count.announce'], { from: start + 1, to, n: numFound }, locale)
    yield call(ports.announce, text)
  })
}
