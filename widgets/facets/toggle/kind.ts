import { toggle as kind } from '../../../src/facets/toggle/toggle'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { ToggleFacet } from './ToggleFacet'

/** Facets of one switch, with their view. */
export const toggle: FacetWidgetKind = { ...kind, Component: ToggleFacet }
