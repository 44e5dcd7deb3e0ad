import * as v from 'valibot'
import { show } from './show'
import { unknownKeys } from './unknownKeys'

export type ConfigSchema<T = unknown> = v.GenericSchema<unknown, T>

export type Decoded<T> =
  | { readonly ok: true; readonly config: T; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly faults: readonly string[]; readonly warnings: readonly string[] }

/**
 * Reads a configuration. Every fault is told at once, as "path must be …, got …";
 * a key that no option has is a warning with the nearest known one.
 */
export function decode<T>(schema: ConfigSchema<T>, input: unknown): Decoded<T> {
  const warnings = unknownKeys(schema, input)
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, config: result.output, warnings }
  return { ok: false, faults: [...new Set(result.issues.map(fault))], warnings }
}

function fault(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the configuration'
  if (issue.message.startsWith('is missing')) return `${path} ${issue.message}`
  if (issue.input === undefined) return `${path} is missing, expected ${expectation(issue)}`
  return `${path} must be ${expectation(issue)}, got ${show(issue.input)}`
}

/** Our own pieces word their expectation as the message; what valibot itself says is taken from `expected`. */
function expectation(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (issue.expected === 'Object') return 'an object, such as {"key": "value"}'
  if (issue.expected === 'Array') return 'a list, such as ["a", "b"]'
  return issue.expected ?? 'something else'
}
