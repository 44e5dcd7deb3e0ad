import type { ConfigSchema } from './decode'
import { nearest } from './nearest'
import { containerFor, entryOf, type SchemaShape } from './schemaShape'

/** Names the keys that no option has, each with the nearest known one. */
export function unknownKeys(schema: ConfigSchema, input: unknown): readonly string[] {
  return inspect(schema as unknown as SchemaShape, input, '')
}

function inspect(schema: SchemaShape, input: unknown, parent: string): readonly string[] {
  const container = containerFor(schema, input)
  if (!container) return []
  return Object.entries(input as object).flatMap(([key, value]) => {
    const path = parent ? `${parent}.${key}` : key
    const entry = entryOf(container, key)
    return entry ? inspect(entry, value, path) : [unknown(path, key, container)]
  })
}

function unknown(path: string, key: string, { entries = {} }: SchemaShape): string {
  const known = Object.keys(entries)
  const near = nearest(key, known)
  const cure = near ? `Did you mean "${near}"?` : `Known are ${known.join(', ') || 'none'}.`
  return `${path} is not an option and is ignored. ${cure}`
}
