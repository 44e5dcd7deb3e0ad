import type { AnswerState } from '../../../slices/search/answerState'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'

/** What every view of a facet gets. */
export interface FacetProps {
  readonly id: ComponentId
  readonly facet: FacetConfig
  readonly answer: AnswerState | undefined
  /** How many values show before "Show more". */
  readonly shown: number
}
