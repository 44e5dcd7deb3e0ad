import type { AnswerState } from '../../../slices/search/answerState'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'

/** The props of every kind of facet. */
export interface FacetProps {
  readonly id: ComponentId
  readonly facet: FacetConfig
  readonly answer: AnswerState | undefined
  /** Whether the answer's results may not be painted yet; a long list then waits for them. */
  readonly isEarly: boolean
  /** How many values show before "Show more". */
  readonly visibleCount: number
}
