import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { RemoveIcon } from '../../shared/filters/RemoveIcon'
import { useTranslate } from '../../shared/languages/useTranslate'

export interface SavedChipProps {
  /** How many saved items the query asks for. */
  readonly count: number
  readonly input: RefObject<HTMLInputElement | null>
  readonly onRemove: () => void
}

/** The chip that replaces a query for saved items in the search box (design decision 15). */
export function SavedChip({ count, input, onRemove }: SavedChipProps) {
  const translate = useTranslate()
  const chip = useRef<HTMLSpanElement>(null)
  const textId = useId()
  const text = translate('saved.chip', { n: count })
  useLayoutEffect(() => {
    if (!chip.current || !input.current) return
    return indentInput(input.current, chip.current, textId)
  }, [input, textId])
  return (
    <span ref={chip} className="vitrine-search-box__saved">
      <button
        className="vitrine-chip"
        type="button"
        aria-label={translate('filters.removeText', { text })}
        onClick={onRemove}
      >
        <bdi id={textId} className="vitrine-chip__value">
          {text}
        </bdi>
        <RemoveIcon />
      </button>
    </span>
  )
}

/**
 * Indents an input's text by the width of the element over it, which then describes the input.
 * @returns a function that undoes both; a focus inside the element moves to the input.
 */
function indentInput(input: HTMLInputElement, over: HTMLElement, describedBy: string): () => void {
  const observer = new ResizeObserver(() => {
    input.style.paddingInlineStart = `calc(${over.offsetWidth}px + 0.75em)`
  })
  observer.observe(over)
  input.setAttribute('aria-describedby', describedBy)
  return () => {
    observer.disconnect()
    input.style.paddingInlineStart = ''
    input.removeAttribute('aria-describedby')
    if (over.contains(document.activeElement)) input.focus()
  }
}
