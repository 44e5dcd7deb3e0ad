import { extraValues } from '../../solr/request/extraValues'
import type { SearchRequest } from '../../solr/request/searchRequest'

/** The params that change neither which documents are found nor how the field's values are listed. */
const UNUSED =
  /^(?:facet|stats|hl|spellcheck|group|bq|boost|bf|sort|fl)$|^(?:stats|hl|spellcheck|group)\.|^facet\.(?:field|query|range|pivot|interval)|^f\./

/** The method that finds no part of a value: it lists all of them. */
const UNFILTERED = 'uif'

/**
 * A request for the counts of one field only, over the documents that a search finds: no documents, no order, no
 * other facet. The field's own options stay.
 */
export function countsRequest(request: SearchRequest, field: string): SearchRequest {
  const { q, fq } = request.params
  const isUsed = ([name, values]: readonly [string, readonly string[]]) =>
    (name.startsWith(`f.${field}.facet.`) || !UNUSED.test(name)) &&
    !(name.endsWith('facet.method') && values.includes(UNFILTERED))
  return {
    ...request,
    params: { q, fq, sort: '', start: 0, bq: [], extra: {} },
    facets: request.facets
      .filter((facet) => facet.field === field)
      .map(({ method, ...facet }) =>
        method === undefined || method === UNFILTERED ? facet : { ...facet, method },
      ),
    rows: 0,
    defaultBoost: '',
    extraParams: Object.fromEntries([...extraValues(request)].filter(isUsed)),
  }
}
