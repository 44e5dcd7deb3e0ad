import { call, select, takeEvery } from 'redux-saga/effects'
import { visibleCountChanged } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { searchEnded } from '../../slices/search/searchActions'
import type { SettingsState } from '../../slices/settings'
import { formatMessage } from '../../src/contract/formatMessage'
import type { Ports } from '../../src/ports'
import { getPorts } from '../context'

/**
 * Tells screen readers once, for each search that ended with an answer, what is shown now; and when the
 * visitor asked for more of it. A list that grows by being scrolled says nothing.
 */
export function* watchAnswers() {
  yield takeEvery(searchEnded, function* tell({ payload: { answer } }) {
    if (answer) yield call(announceCount, answer, answer.docs.length)
  })
  yield takeEvery(visibleCountChanged, function* tell({ payload: { id, shown, by } }) {
    const answer: AnswerState | undefined = yield select((state: RootState) => state.answers[id])
    if (!answer || by === 'scroll') return
    yield call(announceCount, answer, Math.min(shown, answer.docs.length))
  })
}

function* announceCount({ answer, docs }: AnswerState, shown: number) {
  const ports: Ports = yield call(getPorts)
  yield ports.language
  const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
  const { numFound, start } = answer
  const text =
    docs.length === 0
      ? messages['count.none']
      : formatMessage(
          messages['count.announce'],
          { from: start + 1, to: start + shown, n: numFound },
          locale,
        )
  yield call(ports.announce, text)
}
