import * as v from 'valibot'
import { text } from '../../../src/config/values'

export const name = 'result-count'

export const config = v.object({
  /** The count as a heading of the results: a text with `{n}`, in plural forms, such as `{n} cabin | {n} cabins`. */
  heading: v.optional(text()),
})

export type ResultCountConfig = v.InferOutput<typeof config>
