import type { Document, Schema } from '../index/schema'
import { wildcardPattern } from '../match/wildcardPattern'
import type { JsonValue } from './orderedMap'

/** Picks the fields of a document that `fl` names. */
export interface FieldList {
  /** Whether `fl` names the score. */
  readonly withScore: boolean
  pick(document: Document, score: number): Readonly<Record<string, JsonValue>>
}

/** @param fl names, globs and `new:old` pairs, separated by commas or spaces. An empty list means all fields. */
export function createFieldList(schema: Schema, fl: readonly string[]): FieldList {
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
  return {
    withScore,
    pick(document, score) {
      const picked: Record<string, JsonValue> = {}
      for (const [name, source] of sources) {
        const value = Object.hasOwn(document, source) ? document[source] : undefined
        if (value !== undefined && value !== null) picked[name] = value as JsonValue
      }
      if (withScore) picked['score'] = score
      return picked
    },
  }
}
