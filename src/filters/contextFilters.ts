import { escapeTerm } from '../solr/lucene/escape'
import type { SearchContext } from '../solr/request/searchRequest'
import { formatGroup } from './formatFilter'

/** The filters for entity type and bundles, without tags (design decision 5). */
export function contextFilters(context: SearchContext): readonly string[] {
  const { entityType, bundles, entityField, bundleField } = context
  const filters: string[] = []
  if (entityType) filters.push(`${entityField}:${escapeTerm(entityType)}`)
  if (bundles.length > 0) filters.push(formatGroup(bundleField, bundles))
  return filters
}
