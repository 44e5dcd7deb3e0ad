import { useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { relaxationsRequested, selectRelaxations } from '../../../slices/results/relaxations'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectAnswer, selectSearch } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { labelledFilters } from '../../../src/filters/labelledFilters'
import { NOTHING_FOUND_MESSAGES } from '../../../src/results/nothing-found/messages'
import { type Relaxation, relaxedParams } from '../../../src/results/nothing-found/relaxation'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { relaxationText } from './relaxationText'

/** One change of the search, to be shown as a button. */
export interface ShownRelaxation {
  /** What it does, such as "Remove City: Bend". */
  readonly text: string
  /** How many results it finds. */
  readonly count: number
  readonly choose: () => void
}

const none: readonly Relaxation[] = []

/**
 * What would find results where a component's search has found none: counted once for each search, and empty while it
 * is counted, after a failure, and where there are results.
 */
export function useRelaxations(id: ComponentId): readonly ShownRelaxation[] {
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const translate = useTranslate(NOTHING_FOUND_MESSAGES)
  const translateFilter = useTranslate()
  const locale = useSelector((state: RootState) => state.settings.locale)
  const amounts = useAmountFormat()
  const search = useSelector((state: RootState) => selectSearch(state, id))
  const shown = useSelector((state: RootState) => selectAnswer(state, id))
  const relaxations = useSelector((state: RootState) => selectRelaxations(state, id)) ?? none
  const { requestedId = 0, settledId = 0, failure } = search ?? {}
  const isEmpty = shown?.answer.numFound === 0 && !shown.nothingSaved
  const isAsked = isEmpty && requestedId === settledId && !failure
  useEffect(() => {
    // Another widget of the component may have asked.
    const isKnown = selectRelaxations(store.getState(), id)
    if (isAsked && !isKnown) dispatch(relaxationsRequested({ id, search: settledId }))
  }, [id, isAsked, settledId, store, dispatch])
  if (!search || !shown || !isEmpty) return []
  const { params } = shown
  const label = (filter: string) =>
    labelledFilters([filter], search.facets, { amounts, translate: translateFilter })
  return relaxations.map((one) => {
    const { q, fq } = relaxedParams(params, one)
    return {
      text: relaxationText(one, params.q, { translate, translateFilter, locale, label }),
      count: one.count,
      choose: () => dispatch(paramsSet({ id, params: { q, fq } })),
    }
  })
}
