import * as v from 'valibot'
import { anyNumber, filledText, text } from '../../../src/config/values'
import { products } from '../../../src/shop/config'

export const name = 'checkout'

export const config = v.object({
  /** The number or label of the step that the form completes (spec 3.15). */
  step: v.optional(
    v.pipe(
      filledText('a number or a label'),
      v.transform((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    ),
  ),
  /** The name of a numbered step. */
  label: v.optional(text()),
  /** The name of the form's field with the option chosen in this step. */
  option_field: v.optional(filledText('the name of a field')),
  coupon: v.optional(text()),
  products,
  /** On the confirmation page: the purchase. */
  complete: v.optional(
    v.object({
      transaction_id: filledText('the number of the order'),
      value: v.optional(anyNumber()),
      currency: v.optional(text()),
      tax: v.optional(anyNumber()),
      shipping: v.optional(anyNumber()),
      coupon: v.optional(text()),
      affiliation: v.optional(text()),
    }),
  ),
})

export type CheckoutConfig = v.InferOutput<typeof config>
