/** What we look at in a valibot schema: objects have entries, wrappers wrap, lists have an item, maps a value. */
export interface SchemaShape {
  readonly type: string
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly wrapped?: SchemaShape
  readonly item?: SchemaShape
  readonly value?: SchemaShape
  readonly options?: readonly SchemaShape[]
}

/** The object, list or map that a schema expects for a value of that kind; null when it expects none. */
export function containerFor(schema: SchemaShape, value: unknown): SchemaShape | null {
  if (typeof value !== 'object' || value === null) return null
  if (schema.wrapped) return containerFor(schema.wrapped, value)
  if (schema.type === 'union') {
    for (const option of schema.options ?? []) {
      const found = containerFor(option, value)
      if (found) return found
    }
    return null
  }
  return (Array.isArray(value) ? schema.item : (schema.entries ?? schema.value)) ? schema : null
}

/** The schema of one key of a container; undefined for a key that no option has. */
export function entryOf(container: SchemaShape, key: string): SchemaShape | undefined {
  const { item, value, entries } = container
  return item ?? value ?? (entries && Object.hasOwn(entries, key) ? entries[key] : undefined)
}
