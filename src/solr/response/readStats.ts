import { bareRecord, isJson, type Json, jsonAt } from './record'

/** What Solr says of a numeric field over the found documents; null is a number it didn't give. */
export interface FieldStats {
  readonly min: number | null
  readonly max: number | null
  readonly count: number | null
  readonly missing: number | null
  readonly sum: number | null
  readonly mean: number | null
  readonly stddev: number | null
}

/** Reads stats.stats_fields by field; null where no document has the field. */
export function readStats(answer: Json): Readonly<Record<string, FieldStats | null>> {
  const fields = jsonAt(jsonAt(answer, 'stats'), 'stats_fields')
  return bareRecord(Object.entries(fields).map(([field, stats]) => [field, readField(stats)]))
}

function readField(stats: unknown): FieldStats | null {
  if (!isJson(stats)) return null
  const number = (name: string) => {
    const value = stats[name]
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }
  const min = number('min')
  const max = number('max')
  if (min === null && max === null) return null
  return {
    min,
    max,
    count: number('count'),
    missing: number('missing'),
    sum: number('sum'),
    mean: number('mean'),
    stddev: number('stddev'),
  }
}
