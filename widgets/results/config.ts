import * as v from 'valibot'
import { text, wholeNumber } from '../../src/config/values'

export const config = v.object({
  /** The region's name, instead of the page's text `results.label`: tells two searches' results apart. */
  label: v.optional(text()),
  /** How many items show at first, and how many more on each scroll (spec 3.9); all without it. */
  numvisible: v.optional(wholeNumber(1)),
  /** How many times a scroll adds more before a button asks; scrolling adds all without it (design decision 12). */
  grow_steps: v.optional(wholeNumber(0)),
})

export type ResultsConfig = v.InferOutput<typeof config>
