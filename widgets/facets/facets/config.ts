import * as v from 'valibot'
import { onOff, wholeNumber } from '../../../src/config/values'

export const name = 'facets'

export const config = v.object({
  /** How many values of each facet show before "Show more". */
  shown: v.optional(wholeNumber(1)),
  /** Whether the facets move into a dialog on narrow screens. */
  sheet: v.optional(onOff(), true),
})

export type FacetsConfig = v.InferOutput<typeof config>
