import * as v from 'valibot'
import { expectedAt } from './expectedAt'
import { show } from './show'
import { unknownKeys } from './unknownKeys'

export type ConfigSchema<T = unknown> = v.GenericSchema<unknown, T>

/** One thing that is wrong in a configuration. */
export interface Issue {
  /** Where, as keys joined by dots; empty for the configuration itself. */
  readonly path: string
  /** What, in words for the themer: "path must be …, got …". */
  readonly message: string
}

export type Decoded<T> =
  | { readonly ok: true; readonly config: T; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly issues: readonly Issue[]; readonly warnings: readonly string[] }

/**
 * Reads a configuration and reports all its issues at once.
 * A key that no option has is a warning with the nearest known one.
 */
export function decode<T>(schema: ConfigSchema<T>, input: unknown): Decoded<T> {
  const warnings = unknownKeys(schema, input)
  const result = v.safeParse(schema, input)
  if (result.success) return { ok: true, config: result.output, warnings }
  const pathByMessage = new Map(
    result.issues
      .flatMap((issue) => locate(issue))
      .map((located) => [formatIssue(located, schema), located.path] as const),
  )
  const issues = [...pathByMessage].map(([message, path]) => ({ message, path }))
  return { ok: false, issues, warnings }
}

type SchemaIssue = v.BaseIssue<unknown>

interface LocatedIssue {
  readonly issue: SchemaIssue
  readonly path: string
}

/** Finds where an issue is. In a union of shapes it is in the shape that fits further in, which is the one that was meant. */
function locate(issue: SchemaIssue, parentPath = ''): readonly LocatedIssue[] {
  const path = [parentPath, v.getDotPath(issue)].filter(Boolean).join('.')
  const kind = Array.isArray(issue.input) ? 'array' : 'object'
  const inside = issue.issues?.filter((one) => one.path?.[0].type === kind) ?? []
  return inside.length > 0 ? inside.flatMap((one) => locate(one, path)) : [{ issue, path }]
}

function formatIssue({ issue, path }: LocatedIssue, schema: ConfigSchema): string {
  const where = path || 'the configuration'
  if (issue.message.startsWith('is missing')) return `${where} ${issue.message}`
  if (issue.input === undefined) {
    return `${where} is missing, expected ${expectedAt(schema, path) ?? expectation(issue)}`
  }
  return `${where} must be ${expectation(issue)}, got ${show(issue.input)}`
}

/** The pieces of values.ts word what they expect as their message; valibot's other messages are replaced by `expected`. */
function expectation(issue: SchemaIssue): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (issue.expected === 'Object') return 'an object, such as {"key": "value"}'
  if (issue.expected === 'Array') return 'a list, such as ["a", "b"]'
  return issue.expected ?? 'something else'
}
