import { docField } from '../results/docField'
import type { Doc } from '../solr/response/readDocs'

/**
 * Sorts documents by the order of the ids that their field `key` holds. A document with several ids counts by
 * the first of them in that order; documents without one come last.
 */
export function sortByFlagOrder(
  docs: readonly Doc[],
  key: string,
  ids: readonly string[],
): readonly Doc[] {
  const order = new Map(ids.map((id, i) => [id, i]))
  const positionOf = (doc: Doc) =>
    Math.min(...[docField(doc, key)].flat().map((id) => order.get(String(id)) ?? ids.length))
  return docs.toSorted((a, b) => positionOf(a) - positionOf(b))
}
