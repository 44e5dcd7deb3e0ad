import type { Doc } from '../solr/answer/readDocs'
import { docField } from '../solr/docField'

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
