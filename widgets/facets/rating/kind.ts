import { rating } from '../../../src/facets/rating/rating'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { RatingFacet } from './RatingFacet'

/** Facets that ask for a rating, with their view. */
export const kind: FacetWidgetKind = { ...rating, Component: RatingFacet }
