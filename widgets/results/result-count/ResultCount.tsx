import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer } from '../../../slices/search/selectSearch'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'

/** "1–24 of 2,000". The page's announcer reads it to screen readers, so this is no live region. */
export function ResultCount({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const answer = useSelector((state: RootState) => selectAnswer(state, id))
  useReveal(answer !== undefined)
  if (!answer) return null
  const { numFound, start } = answer.answer
  const values = { from: start + 1, to: start + answer.docs.length, n: numFound }
  return (
    <p className="vitrine-result-count">
      {answer.docs.length === 0 ? translate('count.none') : translate('count.some', values)}
    </p>
  )
}
