import * as v from 'valibot'
import { oneOf } from '../../../src/config/values'
import { config as facetsConfig } from '../facets/config'

/** The options of `facets` with `layout`. */
export const barConfig = v.object({
  ...facetsConfig.entries,
  /** `bar`: buttons in a row, each of which opens one facet, on wide screens. */
  layout: v.optional(oneOf(['list', 'bar']), 'list'),
})

export type BarConfig = v.InferOutput<typeof barConfig>
