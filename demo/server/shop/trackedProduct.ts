import { escapeHtml } from '../pages/escapeHtml'
import type { CartLine } from './cart'
import type { Product } from './product'
import { productOf } from './products'

/** A product as analytics events contain it (spec 3.14). */
export function trackedProduct({ id, name, price }: Product) {
  return { id, name, price }
}

/** The lines of a cart as analytics events contain them. */
export function trackedLines(lines: readonly CartLine[]) {
  return lines.flatMap(({ product, quantity }) => {
    const sold = productOf(product)
    return sold ? [{ ...trackedProduct(sold), quantity }] : []
  })
}

/** Renders a configuration as an attribute: `data-vitrine-config="…"`. */
export function configAttribute(config: object): string {
  return `data-vitrine-config="${escapeHtml(JSON.stringify(config))}"`
}
