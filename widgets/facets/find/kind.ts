import { find } from '../../../src/facets/find/find'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { FoundFacet } from './FoundFacet'

/** Lists whose values the server finds. */
export const kind: FacetWidgetKind = { ...find, Facet: FoundFacet }
