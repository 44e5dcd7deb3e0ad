import { encodePairs, encodePart } from './encodePairs'
import type { ExtraParams } from './searchRequest'

/**
 * Builds the body that fetches full documents: `ids=a,b`, then the configured params in their order. A comma or
 * backslash in an id is escaped, since Solr splits the list at commas.
 * @see spec 7.2
 */
export function docsBody(ids: readonly string[], extraParams: ExtraParams): string {
  const list = ids.map((id) => encodePart(id.replace(/[\\,]/g, '\\$&'))).join(',')
  const pairs = Object.entries(extraParams).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((text) => [name, text] as const),
  )
  return pairs.length === 0 ? `ids=${list}` : `ids=${list}&${encodePairs(pairs)}`
}
