import { useContext, useId } from 'react'
import { NEGATION_MESSAGES } from '../../../src/facets/negation/messages'
import { useTranslate } from '../../shared/languages/useTranslate'
import { type ChoiceRowProps, fieldOf, valueText } from '../choices/ChoiceRow'
import { NegationContext } from './useNegation'

/**
 * One value with its checkbox, a button that excludes it, and its count. The count is last, where showCounts writes
 * it, and belongs to the checkbox's name.
 */
export function NegatableRow(props: ChoiceRowProps) {
  const { item, labels, toggle, prefetch, translate } = props
  const { facet: value, count, active } = item
  const { negated, exclude, include } = useContext(NegationContext)
  const without = useTranslate(NEGATION_MESSAGES)
  const id = useId()
  const shown = valueText(props)
  // A label and a match of the find box are elements; the name of the button is plain text.
  const text = labels?.get(value)?.label ?? (typeof shown === 'string' ? shown : (value ?? ''))
  const isNegated = value !== null && negated.has(value)
  return (
    <div className="vitrine-facet__item vitrine-negation" data-negated={isNegated || undefined}>
      <label className="vitrine-negation__value" {...prefetch?.(value)}>
        <input
          className="vitrine-facet__check"
          {...fieldOf(props)}
          checked={active}
          aria-labelledby={`${id}value ${id}count`}
          onChange={() => (isNegated ? include(value) : toggle(value))}
        />
        <bdi id={`${id}value`} className="vitrine-facet__value">
          {shown}
        </bdi>
      </label>
      {value !== null && (
        <button
          className="vitrine-negation__button"
          type="button"
          aria-pressed={isNegated}
          aria-label={without('facet.without', { value: text })}
          title={without('facet.without', { value: text })}
          onClick={() => exclude(value)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
            <path d="M5 15L15 5" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
      <span id={`${id}count`} className="vitrine-facet__count">
        {translate('facet.count', { n: count })}
      </span>
    </div>
  )
}
