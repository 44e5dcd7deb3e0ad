import * as v from 'valibot'
import { oneOf, text, textList } from '../../../src/config/values'
import { config as resultsConfig } from '../config'

/** The options of `results` with `card`. */
export const listingConfig = v.object({
  ...resultsConfig.entries,
  /** The card of a result without a themer's template; `plain` is that of every page. */
  card: v.optional(oneOf(['plain', 'listing', 'compact']), 'plain'),
  /** What the line of facts says: names of fields, or texts with fields in braces. */
  facts: v.optional(textList()),
  /** The fields that a badge is read from. */
  badge: v.optional(textList()),
  /** What stands behind the price. */
  price_unit: v.optional(text()),
})

export type ListingConfig = v.InferOutput<typeof listingConfig>
