/** A parsed JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object and not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns an own property that is an object; otherwise an empty object. */
export function objectAt(value: JsonObject, name: string): JsonObject {
  const found = Object.hasOwn(value, name) ? value[name] : undefined
  return isJsonObject(found) ? found : {}
}

/** Builds a record without a prototype, safe for names like `__proto__` and `constructor`. */
export function nullPrototypeRecord<T>(
  entries: Iterable<readonly [string, T]>,
): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null)
  for (const [name, value] of entries) record[name] = value
  return record
}
