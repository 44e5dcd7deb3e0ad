import { negation } from '../../../src/facets/negation/negation'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { NegatableFacet } from './NegatableFacet'

/** Facets whose values can be excluded, with their view. */
export const kind: FacetWidgetKind = { ...negation, Component: NegatableFacet }
