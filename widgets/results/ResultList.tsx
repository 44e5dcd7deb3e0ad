import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import type { ComponentId } from '../../src/componentId'
import type { Growth } from '../../src/results/growth'
import { createFormats } from '../../src/templates/values/format'
import type { Show } from '../shared/entry/widgetProps'
import type { Translate } from '../shared/languages/createTranslate'
import { useLazyImages } from '../shared/lazy/useLazyImages'
import { MoreButton } from './MoreButton'
import { useGrowth } from './useGrowth'
import { useMarks } from './useMarks'

interface Props {
  readonly id: ComponentId
  readonly shown: AnswerState
  readonly growth: Growth
  readonly show: Show
  readonly translate: Translate
}

/** One card per document, in the answer's order. */
export function ResultList({ id, shown, growth, show, translate }: Props) {
  const locale = useSelector((state: RootState) => state.settings.locale)
  const currency = useSelector((state: RootState) => state.settings.currency)
  const formats = createFormats({ locale, currency })
  const { docs, answer } = shown
  const pointed = useSelector((state: RootState) => state.pointed?.[id])
  const { count, last, showMore } = useGrowth(id, docs.length, growth)
  const marks = useMarks(id)
  const list = useRef<HTMLOListElement>(null)
  useLazyImages(list, docs, count)
  return (
    <>
      <ol ref={list} className="vitrine-results__list">
        {docs.slice(0, count).map((doc, i) => (
          <li
            key={doc.id}
            ref={i === count - 1 ? last : undefined}
            className="vitrine-results__item"
            data-item={doc.id}
            data-pointed={doc.id === pointed ? '' : undefined}
          >
            {show({ doc, highlighting: answer.highlighting[doc.id], formats, marks })}
          </li>
        ))}
      </ol>
      <MoreButton list={list} count={count} showMore={showMore} translate={translate} />
    </>
  )
}
