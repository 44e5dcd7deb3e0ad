import { escapeHtml } from '../pages/escapeHtml'
import type { CartLine } from './cart'
import type { Product } from './product'
import { productOf } from './products'

/** A product as the page tells it to analytics (spec 3.14). */
export function trackedProduct({ id, name, price }: Product) {
  return { id, name, price }
}

/** The rows of a cart, as the checkout tells them. */
export function trackedLines(lines: readonly CartLine[]) {
  return lines.flatMap(({ product, quantity }) => {
    const sold = productOf(product)
    return sold ? [{ ...trackedProduct(sold), quantity }] : []
  })
}

/** Configuration as an attribute: `data-vitrine-config="…"`. */
export function configAttribute(config: object): string {
  return `data-vitrine-config="${escapeHtml(JSON.stringify(config))}"`
}
