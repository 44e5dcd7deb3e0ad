import { memo, useId } from 'react'

interface Props {
  readonly label: string
  readonly term: string
  readonly onChange: (term: string) => void
}

/** The box that finds a value within a long facet. */
export const FindWithin = memo(function FindWithin({ label, term, onChange }: Props) {
  const inputId = useId()
  return (
    <div className="vitrine-facet__find">
      <label className="vitrine-hidden" htmlFor={inputId}>
        {label}
      </label>
      <input
        id={inputId}
        className="vitrine-facet__find-input"
        type="search"
        autoComplete="off"
        placeholder={label}
        value={term}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
})
