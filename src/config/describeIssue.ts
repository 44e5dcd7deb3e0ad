import type { BaseIssue } from 'valibot'
import type { ConfigSchema, Issue } from './decode'
import type { FoundIssue } from './recover'
import { show } from './show'

/** Describes one issue to the themer: where, what was expected, what was found, and what stands instead. */
export function describeIssue(
  schema: ConfigSchema,
  { keys, issue, depth, isMember }: FoundIssue,
): Issue {
  const path = keys.join('.')
  return { path, message: format(issue, path, schema), cure: cureOf(keys, depth, isMember) }
}

/** A default stands for the option itself; for an option around it the sentence names that one. */
function cureOf(keys: readonly string[], depth: number, isMember: boolean): string {
  if (depth === 0) return ''
  const what = depth === keys.length ? null : keys.slice(0, depth).join('.')
  if (isMember) return `${what ?? 'It'} is left out.`
  return what ? `The default of ${what} is used.` : 'Its default is used.'
}

function format(issue: BaseIssue<unknown>, path: string, schema: ConfigSchema): string {
  const where = path || 'the configuration'
  if (issue.message.startsWith('is ')) return `${where} ${issue.message}`
  if (issue.input === undefined) {
    return `${where} is missing, expected ${expectedAt(schema, path) ?? expectation(issue)}`
  }
  return `${where} must be ${expectation(issue)}, got ${show(issue.input)}`
}

/** The pieces of values.ts word what they expect as their message; valibot's other messages are replaced by `expected`. */
function expectation(issue: BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message
  if (issue.expected === 'Object') return 'an object, such as {"key": "value"}'
  if (issue.expected === 'Array') return 'a list, such as ["a", "b"]'
  return issue.expected ?? 'something else'
}

interface MessageShape {
  readonly entries?: Readonly<Record<string, MessageShape>>
  readonly wrapped?: MessageShape
  readonly item?: MessageShape
  readonly options?: readonly MessageShape[]
  readonly message?: unknown
}

/**
 * What the schema at a path expects, by its own message. For a missing key valibot gives the message of the
 * object around it instead.
 * @returns null when the schema has no message.
 */
function expectedAt(schema: ConfigSchema, path: string): string | null {
  let at: MessageShape | undefined = schema as MessageShape
  for (const key of path.split('.')) at = at && step(at, key)
  const message = at?.wrapped?.message ?? at?.message
  return typeof message === 'string' ? message : null
}

function step(schema: MessageShape, key: string): MessageShape | undefined {
  if (schema.wrapped) return step(schema.wrapped, key)
  if (schema.entries && Object.hasOwn(schema.entries, key)) return schema.entries[key]
  if (schema.item) return schema.item
  for (const option of schema.options ?? []) {
    const found = step(option, key)
    if (found) return found
  }
  return undefined
}
