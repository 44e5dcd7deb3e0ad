import { escapeTerm } from '../solr/lucene/escapeTerm'

/**
 * The query that finds saved items: `{flagKey}:({id1} OR {id2} ...)`, ids as terms that are never syntax.
 * @returns an empty text for no ids, since Solr reads no empty group.
 * @see spec 2.1, 5.1
 */
export function savedQuery(key: string, ids: readonly string[]): string {
  return ids.length === 0 ? '' : `${key}:(${ids.map(escapeTerm).join(' OR ')})`
}
