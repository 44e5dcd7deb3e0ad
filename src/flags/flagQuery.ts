import { escapeTerm } from '../solr/lucene/escape'

/**
 * Writes the query that finds saved items: `{flagKey}:({id1} OR {id2} ...)`, each id escaped.
 * @returns an empty text for no ids, since Solr rejects an empty group.
 * @see spec 2.1, 5.1
 */
export function flagQuery(key: string, ids: readonly string[]): string {
  return ids.length === 0 ? '' : `${key}:(${ids.map(escapeTerm).join(' OR ')})`
}
