import type { FacetConfig } from '../../src/facets/config/facetConfig'
import { isRangeFacet } from '../../src/facets/facetParams'
import type { FacetRequest } from '../../src/facets/facetRequest'
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
  const { params } = sanitizeParams(search.params)
  const savedIds = selectSavedIds(search)
  const sliders = search.facets.filter(isRangeFacet).map(({ field }) => field)
  const fq = tagRanges(params.fq, (field) => sliders.includes(field))
  return {
    params: {
      ...params,
      q: requireFlagQuery(params.q, config.flagKey),
      // Solr rejects an empty group; no search is sent then.
      fq: savedIds?.length ? [...fq, flagQuery(config.flagKey, savedIds)] : fq,
    },
    facets: search.facets.map(facetRequest),
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
}

function facetRequest(facet: FacetConfig): FacetRequest {
  return {
    field: facet.field,
    mode: facet.mode,
    ...(facet.missing && { missing: true }),
    range: facet.range,
    stats: facet.stats,
    ...(facet.prefix !== null && { prefix: facet.prefix }),
    ...(facet.sort !== null && { sort: facet.sort }),
    ...(facet.hardLimit !== null && { limit: facet.hardLimit }),
    ...(facet.offset !== null && { offset: facet.offset }),
    ...(facet.mincount !== null && { mincount: facet.mincount }),
    ...(facet.method !== null && { method: facet.method }),
  }
}
