import { tree } from '../../../src/facets/tree/tree'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { TreeFacet } from './TreeFacet'

/** Trees of categories. */
export const kind: FacetWidgetKind = { ...tree, Component: TreeFacet }
