import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { shuffled, sortChosen } from '../../slices/search/searchActions'
import { selectParams } from '../../slices/search/selectSearch'
import { isRandomSort, RANDOM } from '../../src/sort/randomSort'
import { useReveal } from '../shared/entry/reveal'
import type { WidgetProps } from '../shared/entry/widgetProps'
import { SearchForm } from '../shared/history/SearchForm'
import { usePlainForm } from '../shared/history/usePlainForm'
import { useTranslate } from '../shared/languages/useTranslate'
import type { SortConfig } from './config'

/**
 * The select of the results' order. Relevance is always an option, and a sort of the address that is no option
 * shows as it is. A random order has a shuffle button, since a select has no event for its current option.
 */
export function Sort({ id, config }: WidgetProps<SortConfig>) {
  const translate = useTranslate()
  const dispatch = useDispatch()
  const sort = useSelector((state: RootState) => selectParams(state, id).sort)
  const selectId = useId()
  const form = usePlainForm(id)
  useReveal(true)
  const isRandom = isRandomSort(sort)
  const current = isRandom ? RANDOM : sort
  const relevance = { value: '', label: translate('sort.relevance') }
  const hasRelevance = config.options.some((option) => option.value === '')
  const options = hasRelevance ? config.options : [relevance, ...config.options]
  const isKnown = options.some((option) => option.value === current)
  const label = isRandom ? translate('sort.random') : current
  const shown = isKnown ? options : [...options, { value: current, label }]
  if (shown.length < 2) return null
  const shuffle = () => dispatch(shuffled({ id }))
  const choose = (value: string) =>
    value === RANDOM ? shuffle() : dispatch(sortChosen({ id, sort: value }))
  return (
    <SearchForm id={id} controls={['sort']} className="vitrine-sort">
      <label className="vitrine-sort__label" htmlFor={selectId}>
        {translate('sort.label')}
      </label>
      <select
        id={selectId}
        name={form?.nameOf('sort')}
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
    </SearchForm>
  )
}
