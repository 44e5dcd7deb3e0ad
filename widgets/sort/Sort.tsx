import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { shuffled, sortChosen } from '../../slices/search/searchActions'
import { selectParams } from '../../slices/search/selectSearch'
import { isRandomSort, RANDOM } from '../../src/sort/randomSort'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { useTranslate } from '../shared/languages/useTranslate'
import type { SortConfig } from './config'

/**
 * The order of the results. Relevance is always a choice; a sort from a link that is none of the options is
 * shown as itself. A random order has a button for another one: choosing the same option again says nothing.
 */
export function Sort({ id, config }: WidgetProps<SortConfig>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const sent = useSelector((state: RootState) => selectParams(state, id).sort)
  const selectId = useId()
  useReveal(true)
  const isRandom = isRandomSort(sent)
  const current = isRandom ? RANDOM : sent
  const relevance = { value: '', label: translate('sort.relevance') }
  const own = config.options.some((one) => one.value === '') ? [] : [relevance]
  const options = [...own, ...config.options]
  const known = options.some((one) => one.value === current)
  const label = isRandom ? translate('sort.random') : current
  const shown = known ? options : [...options, { value: current, label }]
  if (shown.length < 2) return null
  const shuffle = () => dispatch(shuffled({ id }))
  const choose = (sort: string) =>
    sort === RANDOM ? shuffle() : dispatch(sortChosen({ id, sort }))
  return (
    <div className="vitrine-sort">
      <label className="vitrine-sort__label" htmlFor={selectId}>
        {translate('sort.label')}
      </label>
      <select
        id={selectId}
        className="vitrine-sort__select"
        value={current}
        onChange={(event) => choose(event.target.value)}
      >
        {shown.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {isRandom && (
        <button
          type="button"
          className="vitrine-button vitrine-sort__shuffle"
          aria-label={translate('sort.shuffle')}
          title={translate('sort.shuffle')}
          onClick={shuffle}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M1 4h3l7 8h4M1 12h3l2-2.3M9 6.3 11 4h4M13 2l2 2-2 2M13 10l2 2-2 2"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </button>
      )}
    </div>
  )
}
