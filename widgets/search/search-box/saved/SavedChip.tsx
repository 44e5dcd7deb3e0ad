import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../shared/languages/useTranslate'
import { makeRoom } from './makeRoom'

export interface SavedChipProps {
  /** How many saved items the query asks for. */
  readonly n: number
  readonly input: RefObject<HTMLInputElement | null>
  readonly remove: () => void
}

/** Stands in the search box in place of a query of saved items (design decision 15); pressed, it is gone. */
export function SavedChip({ n, input, remove }: SavedChipProps) {
  const translate = useTranslate()
  const place = useRef<HTMLSpanElement>(null)
  const textId = useId()
  const text = translate('saved.chip', { n })
  useLayoutEffect(
    () =>
      place.current && input.current ? makeRoom(place.current, input.current, textId) : () => {},
    [input, textId],
  )
  return (
    <span ref={place} className="vitrine-search-box__saved">
      <button
        className="vitrine-chip"
        type="button"
        aria-label={translate('filters.removeText', { text })}
        onClick={remove}
      >
        <bdi id={textId} className="vitrine-chip__value">
          {text}
        </bdi>
        <svg
          className="vitrine-chip__icon"
          viewBox="0 0 16 16"
          width="12"
          height="12"
          aria-hidden="true"
        >
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </span>
  )
}
