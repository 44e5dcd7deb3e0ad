import { escapeHtml } from '../pages/escapeHtml'
import { formatDollars } from '../pages/formatDollars'
import { type CartLine, lineTotal, totalOf } from './cart'
import { productOf } from './products'

/** Renders the table of ordered lines, shipping and total. @param shipping in dollars; 0 omits it. */
export function renderOrderLines(lines: readonly CartLine[], shipping: number): string {
  const rows = lines.map(
    (line) =>
      `<tr><th scope="row">${line.quantity} × <bdi>${escapeHtml(productOf(line.product)?.name ?? '')}</bdi></th><td>${formatDollars(lineTotal(line))}</td></tr>`,
  )
  const delivery =
    shipping > 0 ? `<tr><th scope="row">Delivery</th><td>${formatDollars(shipping)}</td></tr>` : ''
  return `<table class="shop-lines"><caption>Your order</caption>
<tbody>${rows.join('\n')}${delivery}</tbody>
<tfoot><tr><th scope="row">Together</th><td>${formatDollars(totalOf(lines) + shipping)}</td></tr></tfoot>
</table>`
}
