import type { ConfigSchema } from './decode'
import { nearest } from './nearest'

/** What we look at in a valibot schema: objects have entries, wrappers wrap, lists have an item, maps a value. */
interface SchemaShape {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly wrapped?: SchemaShape
  readonly item?: SchemaShape
  readonly value?: SchemaShape
  readonly options?: readonly unknown[]
}

/** Names the keys that no option has, each with the nearest known one. */
export function unknownKeys(schema: ConfigSchema, input: unknown): readonly string[] {
  return inspect(schema as SchemaShape, input, '')
}

function inspect(schema: SchemaShape, input: unknown, path: string): readonly string[] {
  if (schema.wrapped) return inspect(schema.wrapped, input, path)
  if (input === null || typeof input !== 'object') return []
  if (schema.item && Array.isArray(input)) {
    const item = schema.item
    return input.flatMap((one, i) => inspect(item, one, joined(path, String(i))))
  }
  if (schema.type === 'union' && schema.options) {
    const object = (schema.options as readonly SchemaShape[]).find((option) =>
      Array.isArray(input) ? option.item : (option.entries ?? option.value),
    )
    return object ? inspect(object, input, path) : []
  }
  if (Array.isArray(input)) return []
  if (schema.value) {
    const { value } = schema
    return Object.entries(input).flatMap(([key, one]) => inspect(value, one, joined(path, key)))
  }
  if (!schema.entries) return []
  const { entries } = schema
  const known = Object.keys(entries)
  return Object.entries(input).flatMap(([key, value]) => {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
    if (entry) return inspect(entry, value, joined(path, key))
    return [unknown(joined(path, key), nearest(key, known), known)]
  })
}

function unknown(path: string, near: string | null, known: readonly string[]): string {
  const cure = near ? `Did you mean "${near}"?` : `Known are ${known.join(', ') || 'none'}.`
  return `${path} is not an option and is ignored. ${cure}`
}

function joined(path: string, key: string): string {
  return path ? `${path}.${key}` : key
}
