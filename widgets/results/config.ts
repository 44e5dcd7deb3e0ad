import * as v from 'valibot'
import { text, wholeNumber } from '../../src/config/values'

export const name = 'results'

export const config = v.object({
  /** The accessible name, instead of the text `results.label`: tells two searches' results apart. */
  label: v.optional(text()),
  /** How many items show at first, and how many each scroll adds (spec 3.9); without it all show. */
  numvisible: v.optional(wholeNumber(1)),
  /** How many times scrolling adds items before a button is needed; without it never (design decision 12). */
  grow_steps: v.optional(wholeNumber(0)),
})

export type ResultsConfig = v.InferOutput<typeof config>
