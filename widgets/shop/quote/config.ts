import * as v from 'valibot'
import { filledText, oneOf, text } from '../../../src/config/values'
import { DEFAULT_MODAL_SIZE, MODAL_SIZES } from '../../../src/dialogs/modal'
import { product } from '../../../src/shop/config'

export const name = 'quote'

export const config = v.object({
  /** The quote's product; by default the one around the link. */
  product: v.optional(product),
  /** The URL of the quote; by default the link's. */
  url: v.optional(filledText('the address of the quote')),
  /** The dialog's title, 'Detailed Quote' by default. */
  title: v.optional(text()),
  /** Medium when unknown (spec 2.2). */
  size: v.optional(oneOf(MODAL_SIZES), DEFAULT_MODAL_SIZE),
  class: v.optional(text(), ''),
})

export type QuoteConfig = v.InferOutput<typeof config>
