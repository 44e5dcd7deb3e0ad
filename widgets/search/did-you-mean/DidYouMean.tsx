import { useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { queryEntered } from '../../../slices/search/searchActions'
import { selectAnswer, selectParams, selectSearch } from '../../../slices/search/selectSearch'
import { parseFlagQuery } from '../../../src/flags/parseFlagQuery'
import { correctedQuery } from '../../../src/search/correctedQuery'
import { readSuggestions } from '../../../src/solr/response/readSuggestions'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { LinkOrButton } from '../../shared/history/LinkOrButton'
import { useQueryAddress } from '../../shared/history/useAddress'
import { useTranslate } from '../../shared/languages/useTranslate'

/** Offers the corrected query of Solr's spellchecker (spec 7.1) in a polite live region. */
export function DidYouMean({ id }: WidgetProps<object>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const correction = useSelector((state: RootState) => {
    const answer = selectAnswer(state, id)
    if (!answer) return null
    const { q } = answer.params
    const corrected = correctedQuery(q, readSuggestions(answer.answer.spellcheck))
    const key = selectSearch(state, id)?.config.flagKey ?? ''
    // Saved items are found by ids, which have no spelling.
    return corrected !== null && parseFlagQuery(q, key) ? null : corrected
  })
  const params = useSelector((state: RootState) => selectParams(state, id))
  const addressOf = useQueryAddress(id)
  const container = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const buttonId = useId()
  useReveal(true)
  const search = (q: string) => {
    dispatch(queryEntered({ id, q }))
    // The button disappears with the next response, so the focus moves to its container.
    container.current?.focus()
  }
  return (
    <div ref={container} className="vitrine-did-you-mean" role="status" tabIndex={-1}>
      {correction !== null && (
        <p className="vitrine-did-you-mean__text">
          <span id={labelId}>{translate('didYouMean.label')}</span>{' '}
          <LinkOrButton
            id={buttonId}
            href={addressOf?.({ ...params, q: correction, start: 0 })}
            className="vitrine-did-you-mean__query"
            aria-labelledby={`${labelId} ${buttonId}`}
            onClick={() => search(correction)}
          >
            <bdi>{correction}</bdi>
          </LinkOrButton>
        </p>
      )}
    </div>
  )
}
