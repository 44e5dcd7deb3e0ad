import { call, fork, select, takeEvery } from 'redux-saga/effects'
import { visibleCountChanged } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { searchEnded } from '../../slices/search/searchActions'
import { selectAnswer } from '../../slices/search/selectSearch'
import type { SettingsState } from '../../slices/settings'
import { formatMessage } from '../../src/contract/formatMessage'
import { fromContext } from '../context'

/**
 * Announces to screen readers which results are shown, those of now included: once for each search, and again
 * after "show more". Infinite scrolling announces nothing, until the End key stops it: then also what is below.
 */
export function* announceResults() {
  yield takeEvery(searchEnded, function* announceSearch({ payload: { answer } }) {
    if (answer) yield call(announceCount, answer, answer.docs.length)
  })
  yield takeEvery(visibleCountChanged, function* announceMore({ payload: { id, shown, by } }) {
    const answer: AnswerState | undefined = yield select(selectAnswer, id)
    if (!answer || by === 'scroll') return
    yield call(announceCount, answer, Math.min(shown, answer.docs.length), by === 'end')
  })
  const answers: RootState['answers'] = yield select((state: RootState) => state.answers)
  for (const answer of Object.values(answers)) yield fork(announceCount, answer, answer.docs.length)
}

/** @param isMore whether the button that shows more has come */
function* announceCount(
  { answer, docs, nothingSaved }: AnswerState,
  shown: number,
  isMore?: boolean,
) {
  const ports = yield* fromContext('ports')
  yield ports.language
  const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
  const { numFound, start } = answer
  const text =
    docs.length === 0
      ? messages[nothingSaved ? 'saved.empty' : 'count.none']
      : formatMessage(
          messages['count.announce'],
          { from: start + 1, to: start + shown, n: numFound },
          locale,
        )
  ports.afterPaint(() => ports.announce(isMore ? `${text}. ${messages['results.more']}` : text))
}
