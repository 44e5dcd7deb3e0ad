import { useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import type { ComponentId } from '../../src/componentId'
import type { InfiniteScrollOptions } from '../../src/results/infiniteScroll'
import { createFormats } from '../../src/templates/values/format'
import type { Show } from '../shared/entry/widgetProps'
import type { Translate } from '../shared/languages/createTranslate'
import { useLazyImages } from '../shared/lazy/useLazyImages'
import { ShowMoreButton } from './ShowMoreButton'
import { useHighlightTags } from './useHighlightTags'
import { useInfiniteScroll } from './useInfiniteScroll'

interface Props {
  readonly id: ComponentId
  readonly answer: AnswerState
  readonly infiniteScroll: InfiniteScrollOptions
  /** Renders one document. */
  readonly show: Show
  readonly translate: Translate
}

/** How many cards are always laid out; the others are when they come near the window (results.css). */
const NEAR = 32

/** One card for each document, in the order of the response. */
export function ResultList({ id, answer, infiniteScroll, show, translate }: Props) {
  const formats = createFormats(useSelector((state: RootState) => state.settings))
  const { docs } = answer
  const { highlighting } = answer.answer
  const highlightedId = useSelector((state: RootState) => state.highlighted?.[id])
  const { count, lastItem, showMore } = useInfiniteScroll(id, docs, infiniteScroll)
  const highlightTags = useHighlightTags(id)
  const list = useRef<HTMLOListElement>(null)
  useLazyImages(list, docs, count)
  return (
    <>
      {/* Another page has other cards: they come as one list, which is far less work than card by card. */}
      <ol key={answer.params.start} ref={list} className="vitrine-results__list">
        {docs.slice(0, count).map((doc, i) => (
          <li
            key={doc.id}
            ref={i === count - 1 ? lastItem : undefined}
            className={`vitrine-results__item${i < NEAR ? '' : ' vitrine-results__item--far'}`}
            data-item={doc.id}
            data-pointed={doc.id === highlightedId ? '' : undefined}
          >
            {show({ doc, highlighting: highlighting[doc.id], formats, highlightTags })}
          </li>
        ))}
      </ol>
      <ShowMoreButton list={list} count={count} showMore={showMore} translate={translate} />
    </>
  )
}
