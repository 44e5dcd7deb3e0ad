import { buckets as kind } from '../../../src/facets/buckets/buckets'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { BucketsFacet } from './BucketsFacet'

/** Facets that list buckets, with their view. */
export const buckets: FacetWidgetKind = { ...kind, Component: BucketsFacet }
