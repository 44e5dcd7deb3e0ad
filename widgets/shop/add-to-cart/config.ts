import * as v from 'valibot'
import { filledText } from '../../../src/config/values'
import { product } from '../../../src/shop/config'

export const name = 'add-to-cart'

export const config = v.object({
  /** The product; by default the one around the form, or that of the quote around it. */
  product: v.optional(product),
  /** The name of the form's field for the quantity. */
  quantity_field: v.optional(filledText('the name of a field'), 'quantity'),
})

export type AddToCartConfig = v.InferOutput<typeof config>
