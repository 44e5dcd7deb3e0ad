import { isRangeFacet } from '../../src/facets/facetParams'
import { extension } from '../../src/facets/further/extension'
import { tagRanges } from '../../src/facets/range/tagRanges'
import { flagQuery } from '../../src/flags/flagQuery'
import { requireFlagQuery } from '../../src/flags/parseFlagQuery'
import { sanitizeParams } from '../../src/solr/request/sanitizeParams'
import type { SearchRequest } from '../../src/solr/request/searchBody'
import type { SearchState } from './searchState'
import { selectSavedIds } from './selectSavedIds'

/** Builds a component's next search request. The params are sanitized here too: typed text never was. */
export function selectSearchRequest(search: SearchState): SearchRequest {
  const { config } = search
  const { params } = sanitizeParams(search.params, search.facets)
  const savedIds = selectSavedIds(search)
  const sliders = search.facets.filter(isRangeFacet).map(({ field }) => field)
  const fq = tagRanges(params.fq, (field) => sliders.includes(field))
  const request: SearchRequest = {
    params: {
      ...params,
      q: requireFlagQuery(params.q, config.flagKey),
      // Solr rejects an empty group; no search is sent then.
      fq: savedIds?.length ? [...fq, flagQuery(config.flagKey, savedIds)] : fq,
    },
    facets: search.facets.map((facet) => ({
      ...facet,
      limit: facet.hardLimit,
      missing: facet.missing || null,
    })),
    rows: config.maxRows,
    defaultBoost: config.defaultBoost,
    context: {
      entityType: config.entityType,
      bundles: config.bundles,
      entityField: config.entityField,
      bundleField: config.bundleField,
    },
    extraParams: { ...search.addedParams, ...config.params },
    indexId: config.index,
    siteHash: config.hash,
  }
  return extension()?.request(request, search) ?? request
}
