import * as v from 'valibot'
import { text } from '../../src/config/values'

export const config = v.object({
  /** Instead of the page's text `search.label`: tells two searches' boxes apart. */
  label: v.optional(text()),
  /** Instead of the page's text `search.placeholder`. */
  placeholder: v.optional(text()),
})

export type SearchBoxConfig = v.InferOutput<typeof config>
