interface SchemaShape {
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly wrapped?: SchemaShape
  readonly value?: SchemaShape
  readonly options?: readonly SchemaShape[]
}

/** Text formats strip dots and underscores of attributes, and HTML has no capitals in them. Lengths stay. */
const hyphenated = (name: string) => name.toLowerCase().replace(/[._]/g, '-')

/**
 * The path of the option that an attribute names, with dots or with hyphens: `solr-max-rows` is
 * `solr.max_rows`. A name that no option has stays as it is.
 */
export function optionPath(schema: unknown, name: string): string {
  return findPath(schema as SchemaShape, name) ?? name
}

function findPath(schema: SchemaShape, name: string): string | null {
  const inner = schema.wrapped ? [schema.wrapped] : (schema.options ?? [])
  for (const one of inner) {
    const path = findPath(one, name)
    if (path !== null) return path
  }
  // The keys of a map are the themer's.
  if (schema.value) return name
  const keys = Object.entries(schema.entries ?? {})
  for (const [key] of keys) if (hyphenated(name) === hyphenated(key)) return key
  for (const [key, entry] of keys) {
    if (!hyphenated(name).startsWith(`${hyphenated(key)}-`)) continue
    const inside = findPath(entry, name.slice(key.length + 1))
    if (inside !== null) return `${key}.${inside}`
  }
  return null
}
