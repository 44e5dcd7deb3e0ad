import {
  type DateWords,
  formatMonth,
  formatMonthName,
  formatYear,
} from '../../../src/facets/dates/dateLabel'
import type { DatesState } from './useDates'

interface Props extends Pick<DatesState, 'months' | 'choice' | 'choose' | 'prefetch'> {
  /** The facet's. */
  readonly label: string
  readonly words: DateWords
}

const percent = (fraction: number) => `${fraction * 100}%`

/** The number of results of each month as bars, each a button that chooses its month. */
export function MonthHistogram({ label, months, choice, words, choose, prefetch }: Props) {
  const { translate, locale } = words
  if (months.length === 0) return null
  return (
    <div
      className="vitrine-dates__months"
      role="group"
      aria-label={translate('dates.months', { label })}
    >
      {months.map(({ from, to, count, height }, index) => {
        const isChosen =
          choice !== null && 'from' in choice && choice.from === from && choice.to === to
        const chosen = isChosen ? null : { from, to }
        const hasYear = index === 0 || from.slice(5, 7) === '01'
        return (
          <button
            key={from}
            className="vitrine-dates__month"
            type="button"
            aria-pressed={isChosen}
            aria-label={translate('dates.month', {
              month: formatMonth(from, locale, 'short'),
              n: count,
            })}
            onClick={() => choose(chosen)}
            {...prefetch?.(chosen)}
          >
            <span className="vitrine-dates__bar">
              <span className="vitrine-dates__fill" style={{ blockSize: percent(height) }} />
            </span>
            <span>{formatMonthName(from, locale)}</span>{' '}
            <span className="vitrine-dates__year">{hasYear && formatYear(from, locale)}</span>
          </button>
        )
      })}
    </div>
  )
}
