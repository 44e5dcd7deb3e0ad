import { encodePairs, encodePart } from './encodePairs'
import type { ExtraParams } from './searchRequest'

/**
 * The body that fetches whole documents: `ids=a,b`, then the page's params in their order.
 * A comma or backslash inside an id is escaped first, since Solr splits at commas.
 * @see spec 7.2
 */
export function docsBody(ids: readonly string[], extraParams: ExtraParams): string {
  const list = ids.map((id) => encodePart(id.replace(/[\\,]/g, '\\$&'))).join(',')
  const pairs = Object.entries(extraParams).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((text) => [name, text] as const),
  )
  return pairs.length === 0 ? `ids=${list}` : `ids=${list}&${encodePairs(pairs)}`
}
