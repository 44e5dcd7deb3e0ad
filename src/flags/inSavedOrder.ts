import { docField } from '../results/docField'
import type { Doc } from '../solr/response/readDocs'

/** Documents in the order of the ids that their field `key` holds, be it a list; those without one stay last. */
export function inSavedOrder(
  docs: readonly Doc[],
  key: string,
  ids: readonly string[],
): readonly Doc[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = (doc: Doc) =>
    Math.min(...[docField(doc, key)].flat().map((id) => places.get(String(id)) ?? ids.length))
  return docs.toSorted((a, b) => placeOf(a) - placeOf(b))
}
