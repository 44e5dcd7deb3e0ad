import type { ConfigSchema } from './decode'

interface SchemaShape {
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly wrapped?: SchemaShape
  readonly item?: SchemaShape
  readonly options?: readonly SchemaShape[]
  readonly message?: unknown
}

/**
 * What the schema at a path expects, by its own message. For a missing key valibot gives the message of the
 * object around it instead.
 * @returns null when the schema has no message.
 */
export function expectedAt(schema: ConfigSchema, path: string): string | null {
  let at: SchemaShape | undefined = schema as SchemaShape
  for (const key of path.split('.')) at = at && step(at, key)
  const message = at?.wrapped?.message ?? at?.message
  return typeof message === 'string' ? message : null
}

function step(schema: SchemaShape, key: string): SchemaShape | undefined {
  if (schema.wrapped) return step(schema.wrapped, key)
  if (schema.entries && Object.hasOwn(schema.entries, key)) return schema.entries[key]
  if (schema.item) return schema.item
  for (const option of schema.options ?? []) {
    const found = step(option, key)
    if (found) return found
  }
  return undefined
}
