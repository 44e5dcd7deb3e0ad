import * as v from 'valibot'
import { text, wholeNumber } from '../../src/config/values'
import { PAGER_INNER_WINDOW, PAGER_OUTER_WINDOW } from '../../src/pager/constants'

export const name = 'pager'

export const config = v.object({
  /** The accessible name, instead of the text `pager.label`: tells two searches' pagers apart. */
  label: v.optional(text()),
  /** Pages shown on each side of the current one (spec 9). */
  inner: v.optional(wholeNumber(0), PAGER_INNER_WINDOW),
  /** Pages always shown at each end, beside the first and last (spec 9). */
  outer: v.optional(wholeNumber(0), PAGER_OUTER_WINDOW),
})

export type PagerConfig = v.InferOutput<typeof config>
