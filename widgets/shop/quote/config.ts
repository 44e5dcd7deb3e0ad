import * as v from 'valibot'
import { filledText, oneOf, text } from '../../../src/config/values'
import { MODAL_SIZE } from '../../../src/contract/constants'
import { MODAL_SIZES } from '../../../src/dialogs/modal'
import { product } from '../../../src/shop/config'

export const config = v.object({
  /** What the quote is for; without it, the one that the link stands in. */
  product: v.optional(product),
  /** Where the quote is fetched; without it, where the link leads. */
  url: v.optional(filledText('the address of the quote')),
  /** What the dialog is called; without it, 'Detailed Quote'. */
  title: v.optional(text()),
  /** Medium when unknown (spec 2.2). */
  size: v.optional(v.fallback(oneOf(MODAL_SIZES), MODAL_SIZE), MODAL_SIZE),
  class: v.optional(text(), ''),
})

export type QuoteConfig = v.InferOutput<typeof config>
