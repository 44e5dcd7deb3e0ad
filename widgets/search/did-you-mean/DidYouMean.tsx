import { useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { queryEntered } from '../../../slices/search/searchActions'
import { selectAnswer, selectSearch } from '../../../slices/search/selectSearch'
import { parseFlagQuery } from '../../../src/flags/parseFlagQuery'
import { correctedQuery } from '../../../src/search/correctedQuery'
import { readSuggestions } from '../../../src/solr/response/readSuggestions'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'

/** Offers the query that Solr's spellchecker would rather have been asked (spec 7.1); said politely. */
export function DidYouMean({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const better = useSelector((state: RootState) => {
    const shown = selectAnswer(state, id)
    if (!shown) return null
    const { q } = shown.params
    const other = correctedQuery(q, readSuggestions(shown.answer.spellcheck))
    const key = selectSearch(state, id)?.config.flagKey ?? ''
    // Ids have no other spelling.
    return other !== null && parseFlagQuery(q, key) ? null : other
  })
  const place = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const buttonId = useId()
  useReveal(true)
  const search = (q: string) => {
    dispatch(queryEntered({ id, q }))
    // The button goes with the answer that it came with: the focus stays where it was.
    place.current?.focus()
  }
  return (
    <div ref={place} className="vitrine-did-you-mean" role="status" tabIndex={-1}>
      {better !== null && (
        <p className="vitrine-did-you-mean__text">
          <span id={labelId}>{translate('didYouMean.label')}</span>{' '}
          <button
            type="button"
            id={buttonId}
            className="vitrine-did-you-mean__query"
            aria-labelledby={`${labelId} ${buttonId}`}
            onClick={() => search(better)}
          >
            <bdi>{better}</bdi>
          </button>
        </p>
      )}
    </div>
  )
}
