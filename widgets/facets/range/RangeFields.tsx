import { useId, useRef } from 'react'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import type { NumberRange } from '../../../src/facets/range/numberRange'
import { useTranslate } from '../../shared/languages/useTranslate'
import { useRangeFields } from './useRangeFields'

interface Props {
  readonly extent: NumberRange
  readonly value: NumberRange
  readonly text: (amount: number) => string
  readonly choose: (span: NumberRange) => void
}

/** The same two amounts as fields, for whoever would rather type. */
export function RangeFields({ extent, value, text, choose }: Props) {
  const translate = useTranslate()
  const problemId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const { texts, problem, type, take } = useRangeFields(extent, value, choose)
  const field = (end: RangeEnd) => (
    <label className="vitrine-range__field">
      <span className="vitrine-range__label">{translate(`range.${end}`)}</span>
      <input
        className="vitrine-range__amount"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={texts[end] ?? text(value[end])}
        aria-invalid={problem?.end === end || undefined}
        aria-describedby={problem?.end === end ? problemId : undefined}
        onChange={(event) => type(end, event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => take(end, !fields.current?.contains(event.relatedTarget))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(end, true)
        }}
      />
    </label>
  )
  return (
    <div ref={fields}>
      <div className="vitrine-range__fields">
        {field('min')}
        {field('max')}
      </div>
      <p id={problemId} className="vitrine-range__problem" role="alert">
        {problem && translate(problem.message, { example: text(extent.min) })}
      </p>
    </div>
  )
}
