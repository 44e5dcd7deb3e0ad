/** An object that came as JSON: nothing is known of it yet. */
export type Json = Readonly<Record<string, unknown>>

/** Whether a value is an object, and no list. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object's own property as an object; an empty one when it is something else or absent. */
export function jsonAt(value: Json, name: string): Json {
  const found = Object.hasOwn(value, name) ? value[name] : undefined
  return isJson(found) ? found : {}
}

/** An object without a prototype, safe for names like `__proto__` and `constructor`. */
export function bareRecord<T>(
  entries: Iterable<readonly [string, T]>,
): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null)
  for (const [name, value] of entries) record[name] = value
  return record
}
