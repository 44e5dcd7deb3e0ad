import * as v from 'valibot'
import { text } from '../../../src/config/values'

export const name = 'jump-menu'

export const config = v.object({
  /** Its accessible name, when no label of the page names its select. */
  label: v.optional(text()),
  placeholder: v.optional(text()),
})

/** With the select of its mount point. */
export type JumpMenuConfig = v.InferOutput<typeof config> & {
  readonly select?: HTMLSelectElement
}
