import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { rangeChosen } from '../../../slices/search/searchActions'
import { selectParams, selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { isFilterOf } from '../../../src/facets/choices/chosenCount'
import { labelOf } from '../../../src/facets/choices/valueLabels'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { type DateChoice, dateValue, readDateChoice } from '../../../src/facets/dates/dateChoice'
import { presetKey, searchZone } from '../../../src/facets/dates/datesRequest'
import { type MonthCount, monthCounts } from '../../../src/facets/dates/months'
import { type DatesOptions, datesOptions } from '../../../src/facets/dates/options'
import type { DatePreset } from '../../../src/facets/dates/presets/preset'
import { type PrefetchHandlers, usePrefetch } from '../../shared/prefetch/usePrefetch'

/** What a facet of dates shows and can do. */
export interface DatesState {
  readonly options: DatesOptions
  /** What is filtered by; null for any date. */
  readonly choice: DateChoice | null
  /** The presets with the number of results that each would give; null before it is known. */
  readonly presets: readonly (DatePreset & { readonly count: number | null })[]
  readonly months: readonly MonthCount[]
  /** Filters by a choice; null removes the filter. */
  readonly choose: (choice: DateChoice | null) => void
  /** The handlers by which a choice prefetches its search; undefined when that is off. */
  readonly prefetch: PrefetchHandlers<DateChoice | null> | undefined
}

/** The choice of a field of dates, and the counts of the answer. */
export function useDates(
  id: ComponentId,
  facet: FacetConfig,
  answer: AnswerState | undefined,
): DatesState {
  const { field } = facet
  const dispatch = useDispatch()
  const options = useMemo(() => datesOptions(facet), [facet])
  const text = useSelector((state: RootState) =>
    selectParams(state, id).fq.find((one) => isFilterOf(one, field)),
  )
  const zone = useSelector((state: RootState) =>
    searchZone(selectSearch(state, id)?.config.params ?? {}, selectSearch(state, id)?.facets ?? []),
  )
  const choice = useMemo(
    () => (text === undefined ? null : readDateChoice(text, options.presets)),
    [text, options],
  )
  const createAction = useCallback(
    (chosen: DateChoice | null) => {
      const range = chosen && { value: dateValue(chosen) }
      return rangeChosen({ id, field, range, tagged: false })
    },
    [id, field],
  )
  const choose = useCallback(
    (chosen: DateChoice | null) => void dispatch(createAction(chosen)),
    [dispatch, createAction],
  )
  const counts = answer?.answer.queries
  const ranges = answer?.answer.ranges[field]
  return {
    options,
    choice,
    presets: options.presets.map((preset, index) => {
      const count = counts?.[presetKey(field, index)]
      // Several shards leave out what counts nothing.
      return {
        ...preset,
        label: labelOf(facet, preset.name)?.label ?? preset.label,
        count: counts ? Number(count ?? 0) : null,
      }
    }),
    months: useMemo(() => (ranges ? monthCounts(ranges, zone) : []), [ranges, zone]),
    choose,
    prefetch: usePrefetch(id, 'all', createAction),
  }
}
