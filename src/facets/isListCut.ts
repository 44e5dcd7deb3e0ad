import type { ExtraParams } from '../solr/request/searchRequest'
import type { FacetConfig } from './config/facetConfig'
import { SOLR_FACET_LIMIT } from './constants'

/** Whether facet.limit may have cut the list of a field's values: Solr sent as many as it may send. */
export function isListCut(
  values: number,
  { field, hardLimit }: Pick<FacetConfig, 'field' | 'hardLimit'>,
  params: ExtraParams,
): boolean {
  const configured = hardLimit ?? params[`f.${field}.facet.limit`] ?? params['facet.limit']
  const limit = Number(configured ?? SOLR_FACET_LIMIT)
  return limit >= 0 && values >= limit
}
