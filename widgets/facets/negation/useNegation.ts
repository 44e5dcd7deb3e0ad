import { createContext, useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import type { ComponentId } from '../../../src/componentId'
import { activeValues } from '../../../src/facets/activeValues'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { negatedValues, toggleNegated } from '../../../src/facets/negation/negatedValues'
import { toggleFacet } from '../../../src/facets/toggleFacet'

/** What the rows of a facet know about its excluded values. */
export interface Negation {
  readonly negated: ReadonlySet<string>
  /** Excludes a value, or no longer does; a chosen value is no longer chosen. */
  readonly exclude: (value: string) => void
  /** Chooses an excluded value instead. */
  readonly include: (value: string) => void
}

export const NegationContext = createContext<Negation>({
  negated: new Set(),
  exclude: () => {},
  include: () => {},
})

/** The excluded values of a facet in the current search. */
export function useNegation(id: ComponentId, { field, mode }: FacetConfig): Negation {
  const dispatch = useDispatch()
  const { fq } = useSelector((state: RootState) => selectParams(state, id))
  const latest = useRef(fq)
  latest.current = fq
  const set = useCallback(
    (next: readonly string[]) => dispatch(paramsSet({ id, params: { fq: next } })),
    [dispatch, id],
  )
  return useMemo(() => {
    const choose = (filters: readonly string[], value: string) =>
      toggleFacet(filters, { field, mode }, value)
    return {
      negated: new Set(negatedValues(fq, field)),
      exclude(value) {
        const isChosen = activeValues(latest.current, field).includes(value)
        const others = isChosen ? choose(latest.current, value) : latest.current
        set(toggleNegated(others, field, value))
      },
      include: (value) => set(choose(toggleNegated(latest.current, field, value), value)),
    }
  }, [fq, field, mode, set])
}
