import * as v from 'valibot'
import { text } from '../../src/config/values'

export const name = 'callout'

export const config = v.object({
  /** The selector of the CMS's close control, when it is not found automatically. */
  close: v.optional(text()),
})

export type CalloutConfig = v.InferOutput<typeof config>
