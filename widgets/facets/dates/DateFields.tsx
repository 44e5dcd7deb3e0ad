import { useId, useRef } from 'react'
import type { DateWords } from '../../../src/facets/dates/dateLabel'
import { type DateFieldEnd, type DateFieldsOptions, useDateFields } from './useDateFields'

const LABELS = { from: 'dates.start', to: 'dates.end' } as const

interface Props extends DateFieldsOptions {
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly words: DateWords
}

/** The first and the last day as the browser's own date fields. */
export function DateFields({ name, words: { translate }, ...options }: Props) {
  const errorId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const { values, error, edit, commit } = useDateFields(options)
  const { from, to } = options.chosen
  const field = (end: DateFieldEnd) => (
    <label className="vitrine-dates__field">
      <span className="vitrine-dates__label">{translate(LABELS[end])}</span>
      <input
        className="vitrine-dates__input"
        type="date"
        name={name && `${name}[${end}]`}
        value={values[end]}
        max="9999-12-31"
        aria-invalid={error?.end === end || undefined}
        aria-describedby={error?.end === end ? errorId : undefined}
        onChange={(event) => edit(end, event.target.value)}
        onBlur={(event) =>
          commit(
            end,
            !fields.current?.contains(event.relatedTarget),
            event.target.validity?.badInput,
          )
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(end, true, event.currentTarget.validity?.badInput)
        }}
      />
    </label>
  )
  return (
    <div ref={fields}>
      <div className="vitrine-dates__fields">
        {name && (from || to) && (
          <input type="hidden" name={`${name}[was]`} value={`${from}..${to}`} />
        )}
        {field('from')}
        {field('to')}
      </div>
      <p id={errorId} className="vitrine-dates__problem" role="alert">
        {error && translate(error.message)}
      </p>
    </div>
  )
}
