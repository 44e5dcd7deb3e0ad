import { escapeTerm } from '../solr/lucene/escape'
import { encodePart } from '../solr/request/encodePairs'

/**
 * The body that fetches saved items: `rows={n}&fq={flagKey}:({id1} OR {id2} ...)`.
 * @see spec 7.3
 */
export function flagBody(rows: number, flagKey: string, ids: readonly string[]): string {
  const terms = ids.map((id) => encodePart(escapeTerm(id))).join('%20OR%20')
  return `rows=${rows}&fq=${encodePart(flagKey)}:(${terms})`
}
