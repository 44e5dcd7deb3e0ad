import { toggle } from '../../../src/facets/toggle/toggle'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { ToggleFacet } from './ToggleFacet'

/** Facets of one switch, with their view. */
export const kind: FacetWidgetKind = { ...toggle, Component: ToggleFacet }
