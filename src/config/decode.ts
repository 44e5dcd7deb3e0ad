import type * as v from 'valibot'
import { describeIssue } from './describeIssue'
import { recover } from './recover'
import { unknownKeys } from './unknownKeys'

export type ConfigSchema<T = unknown> = v.GenericSchema<unknown, T>

/** One thing that is wrong in a configuration. */
export interface Issue {
  /** Where, as keys joined by dots; empty for the configuration itself. */
  readonly path: string
  /** What, in words for the themer: "path must be …, got …". */
  readonly message: string
  /** What stands instead, as a sentence; empty when nothing can. */
  readonly cure: string
}

export type Decoded<T> =
  | {
      readonly ok: true
      readonly config: T
      /** What could not be read, and is replaced by a default or left out. */
      readonly issues: readonly Issue[]
      readonly warnings: readonly string[]
    }
  | { readonly ok: false; readonly issues: readonly Issue[]; readonly warnings: readonly string[] }

/**
 * Reads a configuration and reports all its issues at once. It fails only without a required option (design
 * decision 44). A key that no option has is a warning with the nearest known one.
 */
export function decode<T>(schema: ConfigSchema<T>, input: unknown): Decoded<T> {
  const { config, issues, hasUnknown } = recover(schema, input)
  const described = issues.map((issue) => describeIssue(schema, issue))
  const warnings = hasUnknown ? unknownKeys(schema, input) : []
  if (config !== null) return { ok: true, config, issues: described, warnings }
  return { ok: false, issues: described.map((one) => ({ ...one, cure: '' })), warnings }
}

/** Lists in words all that is wrong, and what stands instead. */
export function issueTexts({ warnings, issues }: Decoded<unknown>): readonly string[] {
  return [
    ...warnings,
    ...issues.map(({ message, cure }) => (cure ? `${message}. ${cure}` : message)),
  ]
}
