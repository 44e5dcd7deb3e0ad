import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { selectAnswer } from '../../../slices/search/selectSearch'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'

/** "1–24 of 2,000". Screen readers hear it from the page's announcer, so this is plain text. */
export function ResultCount({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const shown = useSelector((state: RootState) => selectAnswer(state, id))
  useReveal(shown !== undefined)
  if (!shown) return null
  const { numFound, start } = shown.answer
  const values = { from: start + 1, to: start + shown.docs.length, n: numFound }
  return (
    <p className="vitrine-result-count">
      {shown.docs.length === 0 ? translate('count.none') : translate('count.some', values)}
    </p>
  )
}
