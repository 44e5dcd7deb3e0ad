import type { SearchRequest } from '../../solr/request/searchRequest'
import { countsRequest } from '../find/countsRequest'
import type { Hierarchy } from './hierarchy'
import { levelFields, type TreeFacet } from './levelFields'
import type { TreeLevel } from './treeLevel'

/** A request for the counts of some levels of a tree, over the documents that a search finds. */
export function levelsRequest(
  request: SearchRequest,
  facet: TreeFacet,
  levels: readonly TreeLevel[],
  hierarchy: Hierarchy,
): SearchRequest {
  const counts = countsRequest(request, facet.field)
  return {
    ...counts,
    facets: [],
    extraParams: {
      ...counts.extraParams,
      'facet.field': levelFields(facet, levels, hierarchy),
    },
  }
}
