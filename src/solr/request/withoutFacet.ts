import { isRangeFacet } from '../../facets/facetParams'
import type { SearchRequest } from './searchRequest'

/** A request that does not count the values of a field. A slider of the field still gets its extent. */
export function withoutFacet(request: SearchRequest, field: string): SearchRequest {
  const facets = request.facets.filter((facet) => facet.field !== field || isRangeFacet(facet))
  return { ...request, facets }
}
