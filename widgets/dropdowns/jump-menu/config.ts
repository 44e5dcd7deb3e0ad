import * as v from 'valibot'
import { text } from '../../../src/config/values'

export const config = v.object({
  /** What it is called, where no label of the page names its select. */
  label: v.optional(text()),
  placeholder: v.optional(text()),
})

/** With its select. */
export type JumpMenuConfig = v.InferOutput<typeof config> & {
  readonly select?: HTMLSelectElement
}
