import { buckets } from '../../../src/facets/buckets/buckets'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { BucketsFacet } from './BucketsFacet'

/** Facets that list buckets, with their view. */
export const kind: FacetWidgetKind = { ...buckets, Component: BucketsFacet }
