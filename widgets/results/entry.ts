import * as v from 'valibot'
import { wholeNumber } from '../../src/config/values'
import { widget } from '../shared/widgetEntry'
import { Results } from './Results'

const config = v.object({
  /** How many items show at first, and how many more on each scroll (spec 3.9); all without it. */
  numvisible: v.optional(wholeNumber(1)),
})

export type ResultsConfig = v.InferOutput<typeof config>

export const results = widget({ name: 'results', config, Component: Results, needsSearch: true })
