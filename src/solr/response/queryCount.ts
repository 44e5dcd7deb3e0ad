import type { JsonObject } from './jsonObject'

/** The count of one facet.query by its key; 0 when Solr did not send it. */
export function queryCount(queries: JsonObject, key: string): number {
  const count = Object.hasOwn(queries, key) ? queries[key] : undefined
  return typeof count === 'number' ? count : 0
}
