import { isJsonObject, type JsonObject, nullPrototypeRecord, objectAt } from './jsonObject'

/** The statistics of a numeric field over the found documents; null for a number that Solr left out. */
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
export function readStats(json: JsonObject): Readonly<Record<string, FieldStats | null>> {
  const fields = objectAt(objectAt(json, 'stats'), 'stats_fields')
  return nullPrototypeRecord(
    Object.entries(fields).map(([field, stats]) => [field, readField(stats)]),
  )
}

function readField(stats: unknown): FieldStats | null {
  if (!isJsonObject(stats)) return null
  const number = (name: string) => {
    const value = stats[name]
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }
  const read = Object.fromEntries(NUMBERS.map((name) => [name, number(name)]))
  return read['min'] === null && read['max'] === null ? null : (read as unknown as FieldStats)
}

const NUMBERS = ['min', 'max', 'count', 'missing', 'sum', 'mean', 'stddev']
