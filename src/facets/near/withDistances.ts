import { docField } from '../../results/docField'
import type { Doc } from '../../solr/response/searchResponse'
import type { Circle } from './circle'
import type { DistanceFormat } from './distanceFormat'
import { DISTANCE_FIELD } from './nearRequest'

/** The field of a document that has its distance in kilometers, beside the text in `distance`. */
const NUMBER_FIELD = 'distance_km'

/** The documents with their distances, each made once: a card whose document stays the same is not rendered again. */
const made = new WeakMap<Doc, Doc>()

/**
 * Adds to each document how far away it is: `distance` is a text such as "3.2 km", `distance_km` the number. Both are
 * null without a center, and for a document without a point, so that templates can bind them at any time.
 * @param found the documents of the response, which have the distance as Solr gives it
 */
export function withDistances(
  docs: readonly Doc[],
  found: readonly Doc[],
  circle: Circle | null,
  { short }: Pick<DistanceFormat, 'short'>,
): readonly Doc[] {
  const distances = new Map(found.map((doc) => [doc.id, docField(doc, DISTANCE_FIELD)]))
  return docs.map((doc) => {
    // A field of the index by that name, while nothing is near.
    if (!circle && docField(doc, DISTANCE_FIELD) !== undefined) return doc
    const km = circle ? Number(distances.get(doc.id) ?? Number.NaN) : Number.NaN
    const [text, number] = Number.isFinite(km) ? [short(km), km] : [null, null]
    const before = made.get(doc)
    if (before?.[DISTANCE_FIELD] === text && before[NUMBER_FIELD] === number) return before
    const measured = { ...doc, [DISTANCE_FIELD]: text, [NUMBER_FIELD]: number }
    made.set(doc, measured)
    return measured
  })
}
