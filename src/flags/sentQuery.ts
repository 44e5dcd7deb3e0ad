import { parseSavedQuery } from './parseSavedQuery'

/**
 * A query as Solr is asked: one of saved items as a whole that must match (`+id:(42 OR 43)`). Without the
 * plus its ids would be words, of which `mm`, the page's or the request handler's own, may want every one.
 */
export function sentQuery(q: string, key: string): string {
  return parseSavedQuery(q, key) ? `+${q.trim()}` : q
}
