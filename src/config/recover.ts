import * as v from 'valibot'
import type { ConfigSchema } from './decode'
import { containerFor, entryOf, type SchemaShape } from './schemaShape'
import { withoutAbsent } from './withoutAbsent'

/** Keys from the configuration to a value in it. */
export type Keys = readonly string[]

/** One thing that can't be read. */
export interface FoundIssue {
  readonly keys: Keys
  readonly issue: v.BaseIssue<unknown>
  /** How many of the keys lead to what is removed instead; 0 when nothing can be. */
  readonly depth: number
  /** Whether a member of a list or map is removed, not an option with a default. */
  readonly isMember: boolean
}

export interface Recovered<T> {
  /** Null only when a required option is missing or can't be read. */
  readonly config: T | null
  readonly issues: readonly FoundIssue[]
  readonly hasUnknown: boolean
}

/**
 * Reads a configuration as far as it can be read: an option that can't be read has its default, a member of a
 * list or map is left out (design decision 44).
 */
export function recover<T>(schema: ConfigSchema<T>, input: unknown): Recovered<T> {
  const shape = schema as unknown as SchemaShape
  const present = withoutAbsent(shape, input)
  const { hasUnknown } = present
  const issues: FoundIssue[] = []
  for (let { value } = present; ; ) {
    const read = v.safeParse(schema, value)
    if (read.success) return { config: read.output, issues, hasUnknown }
    const found = read.issues.flatMap((issue) => locate(issue, [], shape, value))
    const isKnown = ({ keys }: FoundIssue) => issues.some((one) => isWithin(keys, one.keys))
    issues.push(...found.filter((one) => !isKnown(one)))
    if (found.some(({ depth }) => depth === 0)) return { config: null, issues, hasUnknown }
    const removed = found.map(({ keys, depth }) => keys.slice(0, depth))
    for (const keys of removed.reverse()) {
      if (!removed.some((other) => other.length < keys.length && isWithin(keys, other)))
        value = without(value, keys)
    }
  }
}

/** Finds where an issue is. In a union of shapes it is in the shape that fits further in, which is the one that was meant. */
function locate(
  issue: v.BaseIssue<unknown>,
  parents: Keys,
  schema: SchemaShape,
  input: unknown,
): readonly FoundIssue[] {
  const keys = [...parents, ...(issue.path ?? []).map(({ key }) => String(key))]
  const kind = Array.isArray(issue.input) ? 'array' : 'object'
  const inside = issue.issues?.filter((one) => one.path?.[0].type === kind) ?? []
  if (inside.length > 0) return inside.flatMap((one) => locate(one, keys, schema, input))
  return [{ keys, issue, ...removable(schema, input, keys) }]
}

/** The nearest option or member around an issue without which the rest can be read. */
function removable(schema: SchemaShape, input: unknown, keys: Keys) {
  let found = { depth: 0, isMember: false }
  let at: SchemaShape | undefined = schema
  let value = input
  for (const [i, key] of keys.entries()) {
    const container: SchemaShape | null = at ? containerFor(at, value) : null
    if (!container || !Object.hasOwn(value as object, key)) break
    at = entryOf(container, key)
    const isMember = !container.entries
    if (isMember || /optional$/.test(at?.type ?? '')) found = { depth: i + 1, isMember }
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return found
}

function isWithin(keys: Keys, outer: Keys): boolean {
  return outer.every((key, i) => key === keys[i])
}

function without(value: unknown, [key = '', ...rest]: Keys): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((one, i) => {
      if (String(i) !== key) return [one]
      return rest.length > 0 ? [without(one, rest)] : []
    })
  }
  const entries = Object.entries(value as Readonly<Record<string, unknown>>)
  // Each key keeps its place: facets by name are in the order of the page.
  return Object.fromEntries(
    entries.flatMap(([name, one]) => {
      if (name !== key) return [[name, one]]
      return rest.length > 0 ? [[name, without(one, rest)]] : []
    }),
  )
}
