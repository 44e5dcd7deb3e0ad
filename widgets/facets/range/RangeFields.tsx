import { useId, useRef } from 'react'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import type { ChosenEnds } from '../../../src/facets/range/openEnds'
import type { RangeScale } from '../../../src/facets/range/rangeScale'
import { useTranslate } from '../../shared/languages/useTranslate'
import { AmountField } from './AmountField'
import { useRangeFields } from './useRangeFields'

interface Props {
  readonly scale: RangeScale
  readonly extent: NumberRange
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly value: NumberRange
  /** The ends that no filter sets. */
  readonly open: readonly RangeEnd[]
  readonly formatAmount: (amount: number) => string
  readonly choose: (ends: ChosenEnds) => void
}

/** The two amounts as text fields, for visitors who prefer typing. */
export function RangeFields(props: Props) {
  const { scale, extent, name, value, open, formatAmount, choose } = props
  const translate = useTranslate()
  const errorId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const { texts, error, edit, commit } = useRangeFields(scale, value, open, choose)
  const untouched = (end: RangeEnd) => formatAmount((open.includes(end) ? value : extent)[end])
  const field = (end: RangeEnd) => (
    <AmountField
      label={translate(`range.${end}`)}
      name={name && `${name}[${end}]`}
      value={texts[end]}
      amount={formatAmount(value[end])}
      aria-invalid={error?.end === end || undefined}
      aria-describedby={error?.end === end ? errorId : undefined}
      onChange={(event) => edit(end, event.target.value)}
      onBlur={(event) => commit(end, !fields.current?.contains(event.relatedTarget))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(end, true)
      }}
    />
  )
  return (
    <div ref={fields}>
      <div className="vitrine-range__fields">
        {name && (
          <input
            type="hidden"
            name={`${name}[all]`}
            value={`${untouched('min')}..${untouched('max')}`}
          />
        )}
        {field('min')}
        {field('max')}
      </div>
      <p id={errorId} className="vitrine-range__problem" role="alert">
        {error && translate(error.message, { example: formatAmount(extent.min) })}
      </p>
    </div>
  )
}
