import { tree as kind } from '../../../src/facets/tree/tree'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { TreeFacet } from './TreeFacet'

/** Trees of categories. */
export const tree: FacetWidgetKind = { ...kind, Component: TreeFacet }
