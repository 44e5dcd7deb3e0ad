import type { Choice } from '../../../src/dropdowns/choice'

/** A select as its dropdown shows it. */
export interface FieldState {
  /** All of its options that can be seen, in order. */
  readonly choices: readonly Choice[]
  readonly chosen: readonly Choice[]
  readonly multiple: boolean
  readonly disabled: boolean
  readonly required: boolean
  /** Why the browser did not take the field's value when the form was sent; empty for nothing. */
  readonly problem: string
}
