import type { SearchRequest } from '../../solr/request/searchRequest'
import type { FacetConfig } from '../config/facetConfig'
import { searchedLevels } from './answerLevels'
import { levelFields } from './levelFields'
import { readTreeOptions } from './treeOptions'

/** The options of the field that hold for each level. */
const OPTIONS = ['sort', 'limit', 'mincount', 'method'] as const

/**
 * Changes a search's request for a tree: its levels are counted instead of all its values, by the same request. The
 * field's options hold for each level, but for the prefix, which is the level's own, and the missing bucket.
 */
export function treeRequest(
  request: SearchRequest,
  facet: FacetConfig,
  fq: readonly string[],
): SearchRequest {
  const { field } = facet
  const hierarchy = readTreeOptions(facet)
  if (!hierarchy) return request
  const plain = request.facets.filter((one) => one.field === field)
  const options = plain.flatMap((one) =>
    OPTIONS.flatMap((option) => {
      const value = one[option]
      // This method knows no pattern.
      if (value === undefined || value === null || value === 'uif') return []
      return [[`f.${field}.facet.${option}`, String(value)]]
    }),
  )
  return {
    ...request,
    facets: request.facets.filter((one) => one.field !== field),
    extraParams: {
      ...request.extraParams,
      ...Object.fromEntries(options),
      'facet.field': [
        ...[request.extraParams['facet.field'] ?? []].flat(),
        ...levelFields(facet, searchedLevels(fq, field, hierarchy), hierarchy),
      ],
    },
  }
}
