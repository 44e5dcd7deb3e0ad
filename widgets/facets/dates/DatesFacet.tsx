import { useId, useRef } from 'react'
import { isCalendarDate } from '../../../src/facets/dates/calendar/calendarDate'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetFrame } from '../choices/FacetFrame'
import type { FacetProps } from '../facet/facetProps'
import { DateFields } from './DateFields'
import { MonthHistogram } from './MonthHistogram'
import { PresetList } from './PresetList'
import type { DateFieldEnd } from './useDateFields'
import { useDates } from './useDates'
import { useDateWords } from './useDateWords'

/** A facet of dates: presets as radio buttons, two date fields, and a histogram by month. */
export function DatesFacet({ id, facet, answer }: FacetProps) {
  const { options, choice, presets, months, choose, prefetch } = useDates(id, facet, answer)
  const words = useDateWords()
  const translate = useTranslate()
  const group = useId()
  const name = usePlainForm(id)?.nameOf(facet)
  const root = useRef<HTMLDivElement>(null)
  const day = (end: DateFieldEnd) => {
    const chosen = choice && 'from' in choice ? choice[end] : null
    return chosen !== null && isCalendarDate(chosen) ? chosen : ''
  }
  const reset = () => {
    choose(null)
    // The button disappears with the choice, so the focus moves to the first field.
    root.current?.querySelector('input')?.focus()
  }
  const { label } = facet
  return (
    <FacetFrame id={id} facet={facet} className="vitrine-dates">
      <div ref={root} className="vitrine-dates__body">
        {presets.length > 0 && (
          <PresetList
            name={name ?? group}
            presets={presets}
            choice={choice}
            words={words}
            choose={choose}
            prefetch={prefetch}
          />
        )}
        {options.fromTo && (
          <DateFields
            name={name}
            chosen={{ from: day('from'), to: day('to') }}
            choiceKey={JSON.stringify(choice)}
            needsBoth={options.availability}
            nights={options.nights}
            words={words}
            choose={choose}
          />
        )}
        <MonthHistogram
          label={label}
          months={months}
          choice={choice}
          words={words}
          choose={choose}
          prefetch={prefetch}
        />
        {presets.length === 0 && choice && (
          <button
            className="vitrine-facet__more vitrine-dates__reset"
            type="button"
            aria-label={translate('range.resetOf', { label })}
            onClick={reset}
          >
            {translate('range.reset')}
          </button>
        )}
      </div>
    </FacetFrame>
  )
}
