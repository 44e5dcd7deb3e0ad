import { type Item, itemOf } from '../../../src/shop/events/item'
import type { Product } from '../../../src/shop/product'
import { placeAt } from './lists'
import type { Shop } from './shopOf'

const PRODUCT = '[data-vitrine="product"]'
const DIALOG = '[aria-modal="true"], dialog'

/**
 * The product that a form or a link is about: the one that is written on it, the one that it stands in, or in
 * a dialog the one that the quote that opened it is about.
 */
export function productFor(
  element: Element,
  written: Product | undefined,
  shop: Pick<Shop, 'products' | 'quoted'>,
): Item | null {
  if (written) return itemOf(written, placeAt(element))
  const around = shop.products.around(element)
  if (around) return around
  return shop.quoted && element.closest(DIALOG) ? shop.quoted : null
}

/** Whether there will be one, once everything has mounted. */
export function hasProduct(element: Element, written: Product | undefined): boolean {
  return written !== undefined || element.closest(`${PRODUCT}, ${DIALOG}`) !== null
}

export const NO_PRODUCT =
  'product is missing, expected {"id": "p-12", "name": "Lake cabin", "price": 129}, here or as a product around this'
