import { useMemo } from 'react'
import type { AnswerState } from '../../../slices/search/answerState'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { type FacetItem, facetItems } from '../../../src/facets/facetItems'
import { type Selection, useSelection } from '../selection/useSelection'
import { facetCounts } from './facetCounts'

/** A facet's values and what a visitor can do with each. */
export interface FacetItems extends Omit<Selection, 'active'> {
  /** All values with their counts, in the configured order. */
  readonly items: readonly FacetItem[]
}

/**
 * All values of a facet (spec 3.4): the counts are those of the answer, the ticks those of the current search.
 * @param answer may lag a frame behind the results; a tick shows at once.
 */
export function useFacetItems(
  id: ComponentId,
  { field, exclude, sorts }: FacetConfig,
  answer: AnswerState | undefined,
): FacetItems {
  const counts = useMemo(() => facetCounts(answer, field), [answer, field])
  const { active, ...selection } = useSelection(id, field)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other options, no list was made before.
  const previous = useMemo((): { items: readonly FacetItem[] } => ({ items: [] }), [exclude, sorts])
  const items = useMemo(
    () => facetItems(counts, active, { exclude, sorts, previous: previous.items }),
    [counts, active, exclude, sorts, previous],
  )
  previous.items = items
  return { items, ...selection }
}
