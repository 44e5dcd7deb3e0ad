import type { Document, Schema } from '../index/schema'
import { wildcardPattern } from '../match/wildcardPattern'
import { asFloat } from '../spatial/asFloat'
import { type Distances, GEODIST } from '../spatial/distances'
import { haversineKm } from '../spatial/haversine'
import type { JsonValue } from './orderedMap'

/** Picks the fields of a document that `fl` names. */
export interface FieldList {
  /** Whether `fl` names the score. */
  readonly withScore: boolean
  /** @param doc the document's number */
  pick(document: Document, doc: number, score: number): Readonly<Record<string, JsonValue>>
}

/**
 * @param fl names, globs and `new:old` pairs, separated by commas or spaces. An empty list means all fields.
 * @param geodist gives the distances that `new:geodist()` stands for
 */
export function createFieldList(
  schema: Schema,
  fl: readonly string[],
  geodist: () => Distances,
): FieldList {
  const requested = fl.flatMap((list) => list.split(/[\s,]+/)).filter(Boolean)
  const stored = Object.keys(schema.fields)
  const selected = requested.length > 0 ? requested.filter((name) => name !== 'score') : ['*']
  const sources = new Map<string, string>()
  for (const name of selected.length > 0 ? selected : ['*']) {
    const [alias, source] = name.split(':')
    if (source !== undefined && alias) sources.set(alias, source)
    else for (const field of stored.filter(wildcardPattern(name))) sources.set(field, field)
  }
  const withScore = requested.includes('score')
  const distanceOf = [...sources.values()].includes(GEODIST) ? geodist() : null
  return {
    withScore,
    pick(document, doc, score) {
      const picked: Record<string, JsonValue> = {}
      for (const [name, source] of sources) {
        const value =
          source === GEODIST
            ? distanceOf && writtenDistance(distanceOf(doc))
            : Object.hasOwn(document, source)
              ? document[source]
              : undefined
        if (value !== undefined && value !== null) picked[name] = value as JsonValue
      }
      if (withScore) picked['score'] = score
      return picked
    },
  }
}

/** Kilometers as a float; what has no point is infinitely far away. */
function writtenDistance(key: number): number {
  return Number.isFinite(key) ? asFloat(haversineKm(key)) : key
}
