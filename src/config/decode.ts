import * as v from 'valibot'
import { show } from './show'
import { unknownKeys } from './unknownKeys'
import { wanted } from './wanted'

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
    result.issues.flatMap((issue) =>
      located(issue).map((one) => [fault(one, schema), one.path] as const),
    ),
  )
  return {
    ok: false,
    faults: [...faults].map(([message, path]) => ({ message, path })),
    warnings,
  }
}

type Issue = v.BaseIssue<unknown>

interface Located {
  readonly issue: Issue
  readonly path: string
}

/** What is wrong inside one of several shapes is told there: the shape that was meant is the one that fits further in. */
function located(issue: Issue, around = ''): readonly Located[] {
  const path = [around, v.getDotPath(issue)].filter(Boolean).join('.')
  const kind = Array.isArray(issue.input) ? 'array' : 'object'
  const inside = issue.issues?.filter((one) => one.path?.[0].type === kind) ?? []
  return inside.length > 0 ? inside.flatMap((one) => located(one, path)) : [{ issue, path }]
}

function fault({ issue, path }: Located, schema: ConfigSchema): string {
  const where = path || 'the configuration'
  if (issue.message.startsWith('is missing')) return `${where} ${issue.message}`
  if (issue.input === undefined) {
    return `${where} is missing, expected ${wanted(schema, path) ?? expectation(issue)}`
  }
  return `${where} must be ${expectation(issue)}, got ${show(issue.input)}`
}

/** Our own pieces word their expectation as the message; what valibot itself says is taken from `expected`. */
function expectation(issue: Issue): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (issue.expected === 'Object') return 'an object, such as {"key": "value"}'
  if (issue.expected === 'Array') return 'a list, such as ["a", "b"]'
  return issue.expected ?? 'something else'
}
