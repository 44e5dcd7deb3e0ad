import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer } from '../../../slices/search/selectSearch'
import { formatMessage } from '../../../src/contract/formatMessage'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { ResultCountConfig } from './config'

/** "1–24 of 2,000", or a heading. The page's announcer reads the count to screen readers, so this is no live region. */
export function ResultCount({ id, config: { heading } }: WidgetProps<ResultCountConfig>) {
  const translate = useTranslate()
  const answer = useSelector((state: RootState) => selectAnswer(state, id))
  const locale = useSelector((state: RootState) => state.settings.locale)
  useReveal(answer !== undefined)
  if (!answer) return null
  const { numFound, start } = answer.answer
  const values = { from: start + 1, to: start + answer.docs.length, n: numFound }
  const className = 'vitrine-result-count'
  if (heading) return <h2 className={className}>{formatMessage(heading, values, locale)}</h2>
  return (
    <p className={className}>
      {answer.docs.length === 0 ? translate('count.none') : translate('count.some', values)}
    </p>
  )
}
