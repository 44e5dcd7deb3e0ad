import * as v from 'valibot'
import { wholeNumber } from '../../src/config/values'

export const config = v.object({
  /** How many items show at first, and how many more on each scroll (spec 3.9); all without it. */
  numvisible: v.optional(wholeNumber(1)),
})

export type ResultsConfig = v.InferOutput<typeof config>
