import * as v from 'valibot'
import { text, wholeNumber } from '../../../src/config/values'

export const name = 'product-list'

export const config = v.object({
  /** The list's name. */
  list: v.optional(text()),
  /** How many of its products are on the pages before this one. */
  start: v.optional(wholeNumber(0), 0),
})

export type ProductListConfig = v.InferOutput<typeof config>
