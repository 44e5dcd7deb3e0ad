import * as v from 'valibot'
import { anyNumber, filledText, text, wholeNumber } from '../config/values'

/** The fields of a product in page data (spec 3.14). */
export const productEntries = {
  name: v.optional(text()),
  price: v.optional(anyNumber()),
  quantity: v.optional(anyNumber(0)),
  list: v.optional(text()),
  position: v.optional(wholeNumber(1)),
  pos: v.optional(wholeNumber(1)),
  brand: v.optional(text()),
  category: v.optional(text()),
  variant: v.optional(text()),
}

export const PRODUCT_ID = "the product's id"

const EXAMPLE = 'such as {"id": "p-12", "name": "Lake cabin", "price": 129}'

export const product = v.object(
  { id: filledText(PRODUCT_ID), ...productEntries },
  `a product, ${EXAMPLE}`,
)

/** A list, or an object as PHP encodes some arrays. */
export const products = v.pipe(
  v.union([v.array(product), v.record(v.string(), product)], `a list of products, each ${EXAMPLE}`),
  v.transform((found) => Object.values(found)),
)
