import * as v from 'valibot'
import { text } from '../../src/config/values'

export const name = 'callout'

export const config = v.object({
  /** A selector of the CMS's own close control, where it is not found by itself. */
  close: v.optional(text()),
})

export type CalloutConfig = v.InferOutput<typeof config>
