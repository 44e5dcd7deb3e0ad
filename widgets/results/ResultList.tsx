import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { AnswerState } from '../../slices/answerState'
import type { RootState } from '../../slices/root'
import { createFormats } from '../../src/templates/format'
import type { Show } from '../shared/widgetProps'
import { useGrowth } from './useGrowth'
import { useLazyImages } from './useLazyImages'

interface Props {
  readonly shown: AnswerState
  readonly step: number | undefined
  readonly show: Show
}

/** One card per document, in the answer's order. */
export function ResultList({ shown, step, show }: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const currency = useSelector((state: RootState) => state.settings.currency)
  const formats = createFormats({ locale, currency })
  const { docs, answer } = shown
  const { count, last } = useGrowth(docs, step)
  const list = useRef<HTMLOListElement>(null)
  useLazyImages(list, docs, count)
  return (
    <ol ref={list} className="vitrine-results__list">
      {docs.slice(0, count).map((doc, i) => (
        <li key={doc.id} ref={i === count - 1 ? last : undefined} className="vitrine-results__item">
          {show({ doc, highlighting: answer.highlighting[doc.id], formats })}
        </li>
      ))}
    </ol>
  )
}
