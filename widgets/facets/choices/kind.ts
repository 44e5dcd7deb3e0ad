import { choices as kind } from '../../../src/facets/choices/choices'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { ChoiceFacet } from './ChoiceFacet'

/** Further options of any facet, with the views that show them. */
export const choices: FacetWidgetKind = { ...kind, Facet: ChoiceFacet }
