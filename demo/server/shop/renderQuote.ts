import { escapeHtml } from '../pages/escapeHtml'
import { formatDollars } from '../pages/formatDollars'
import type { Product } from './product'
import { configAttribute, trackedProduct } from './trackedProduct'

/** The parts of a price: share and label. */
const PARTS: readonly (readonly [number, string])[] = [
  [0.46, 'Frame and walls'],
  [0.17, 'Roof'],
  [0.21, 'Windows and doors'],
]

/** Renders a product's quote with a form to buy it, as an HTML fragment. @param heading the heading's level. */
export function renderQuote(product: Product, heading: 'h1' | 'h2'): string {
  const { id, name, price } = product
  const parts = PARTS.map(([share, label]) => [Math.round(price * share), label] as const)
  const rest = parts.reduce((left, [amount]) => left - amount, price)
  const rows = [...parts, [rest, 'Our work in the yard'] as const].map(
    ([amount, label]) => `<tr><th scope="row">${label}</th><td>${formatDollars(amount)}</td></tr>`,
  )
  return `<${heading} class="shop__title">Detailed Quote</${heading}>
<p class="shop-quote__product"><bdi>${escapeHtml(name)}</bdi></p>
<table class="shop-lines"><caption>What the price is made of</caption>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row">Together</th><td>${formatDollars(price)}</td></tr></tfoot>
</table>
<form class="shop-form" data-vitrine="add-to-cart" action="/shop/cart" method="post" aria-label="Buy as quoted" ${configAttribute({ product: trackedProduct(product) })}>
<input type="hidden" name="product" value="${id}">
<input type="hidden" name="colour" value="natural">
<input type="hidden" name="quantity" value="1">
<p class="shop-buttons"><button class="shop-button shop-button--first" name="op" value="quote">Add to cart</button></p>
</form>`
}
