import * as v from 'valibot'
import { filledText } from '../../../src/config/values'
import { product } from '../../../src/shop/config'

export const config = v.object({
  /** Without it, the one that the form stands in, or that the quote around it is about. */
  product: v.optional(product),
  /** The name of the form's field that says how many. */
  quantity_field: v.optional(filledText('the name of a field'), 'quantity'),
})

export type AddToCartConfig = v.InferOutput<typeof config>
