import { type JsonValue, OrderedMap } from './orderedMap'

/** Writes a value as JSON. NaN becomes a string, as in Solr. */
export function writeJson(value: JsonValue): string {
  if (value instanceof OrderedMap) {
    const entries = value.entries.map(
      ([key, inner]) => `${JSON.stringify(key)}:${writeJson(inner)}`,
    )
    return `{${entries.join(',')}}`
  }
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`
  if (typeof value === 'number' && !Number.isFinite(value)) return JSON.stringify(String(value))
  if (typeof value === 'object' && value !== null) {
    return writeJson(new OrderedMap(Object.entries(value)))
  }
  return JSON.stringify(value)
}
