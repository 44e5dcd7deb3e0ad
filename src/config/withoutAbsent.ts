import * as v from 'valibot'
import { BARE } from './option'
import { containerFor, entryOf, type SchemaShape } from './schemaShape'

export interface Present {
  readonly value: unknown
  /** Whether it has a key that no option has. */
  readonly hasUnknown: boolean
}

/**
 * Removes the options that count as absent, as CMSs write them: `null`, the empty text, and `[]` where an
 * object is expected (design decision 44). A required option keeps what its schema accepts.
 */
export function withoutAbsent(schema: SchemaShape, input: unknown): Present {
  let hasUnknown = false
  const inspect = (at: SchemaShape, value: unknown): unknown => {
    const container = containerFor(at, value)
    if (!container) return value
    if (Array.isArray(value)) return value.map((one) => inspect(container.item ?? at, one))
    const present = Object.entries(value as object).flatMap(([key, one]) => {
      const entry = entryOf(container, key)
      if (!entry) hasUnknown = true
      const written = one === BARE && entry ? bareValue(entry) : one
      if (entry && isAbsent(entry, written)) return []
      return [[key, entry ? inspect(entry, written) : written] as const]
    })
    return Object.fromEntries(present)
  }
  return { value: inspect(schema, input), hasUnknown }
}

/** An attribute without a value is on, where that can be. */
function bareValue(entry: SchemaShape): unknown {
  return accepts(entry, true) ? true : ''
}

function isAbsent(entry: SchemaShape, value: unknown): boolean {
  const isText = value === null || value === ''
  if (!isText && !(Array.isArray(value) && value.length === 0)) return false
  return (isText && entry.type === 'optional') || !accepts(entry, value)
}

function accepts(entry: SchemaShape, value: unknown): boolean {
  return v.is(entry as unknown as v.GenericSchema, value)
}
