import * as v from 'valibot'
import { show } from './show'
import { unknownKeys } from './unknownKeys'

export type ConfigSchema<T = unknown> = v.GenericSchema<unknown, T>

/** One thing wrong: where, and in words. */
export interface Fault {
  readonly path: string
  readonly message: string
}

export type Decoded<T> =
  | { readonly ok: true; readonly config: T; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly warnings: readonly string[] }

/**
 * Reads a configuration. Every fault is told at once, as "path must be …, got …";
 * a key that no option has is a warning with the nearest known one.
 */
export function decode<T>(schema: ConfigSchema<T>, input: unknown): Decoded<T> {
  const warnings = unknownKeys(schema, input)
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, config: result.output, warnings }
  const faults = new Map(
    result.issues.map((issue) => [fault(issue), v.getDotPath(issue) ?? ''] as const),
  )
  return {
    ok: false,
    faults: [...faults].map(([message, path]) => ({ message, path })),
    warnings,
  }
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
