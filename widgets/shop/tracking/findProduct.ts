import { type Item, toItem } from '../../../src/shop/events/item'
import type { Product } from '../../../src/shop/product'
import type { Shop } from './getShop'
import { positionOf } from './lists'

const PRODUCT = '[data-vitrine="product"]'
const DIALOG = '[aria-modal="true"], dialog'

/**
 * Finds the product of a form or a link: the configured one, the one around it, or in a dialog the product of
 * the quote that opened it.
 */
export function findProduct(
  element: Element,
  configured: Product | undefined,
  shop: Pick<Shop, 'products' | 'quoted'>,
): Item | null {
  if (configured) return toItem(configured, positionOf(element))
  const enclosing = shop.products.enclosingEntry(element)
  if (enclosing) return enclosing
  return shop.quoted && element.closest(DIALOG) ? shop.quoted : null
}

/** Whether a product will be found once everything is mounted. */
export function hasProduct(element: Element, configured: Product | undefined): boolean {
  return configured !== undefined || element.closest(`${PRODUCT}, ${DIALOG}`) !== null
}

export const NO_PRODUCT =
  'product is missing, expected {"id": "p-12", "name": "Lake cabin", "price": 129}, here or as a product around this'
