import * as v from 'valibot'
import { fieldName, filledText, onOff } from '../../../src/config/values'
import { PRODUCT_ID, productEntries } from '../../../src/shop/config'

export const name = 'product'

export const config = v.object({
  /** By default, in a result template, the document's. */
  id: v.optional(filledText(PRODUCT_ID)),
  ...productEntries,
  /** Whether this is the product's own page, not an entry of a list. */
  detail: v.optional(onOff(), false),
  /** In a result template, the document fields of values that are not written. */
  fields: v.optional(
    v.object({
      id: v.optional(fieldName(), 'id'),
      name: v.optional(fieldName(), 'title'),
      price: v.optional(fieldName(), 'price'),
    }),
    {},
  ),
})

export type ProductConfig = v.InferOutput<typeof config>
