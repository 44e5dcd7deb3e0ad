import { totalOf } from './cart'
import { renderOrderLines } from './renderOrderLines'
import type { Order } from './shopStore'
import { configAttribute, trackedLines } from './trackedProduct'

/** Renders the confirmation of an order, with the purchase for analytics. */
export function renderConfirmation({ number, lines, shipping }: Order): string {
  // In Google's schema `value` does not include shipping.
  const value = totalOf(lines)
  const complete = { transaction_id: String(number), value, shipping, currency: 'USD' }
  return `<div class="shop-thanks" data-vitrine="checkout" ${configAttribute({ complete, products: trackedLines(lines) })}>
<h1 class="shop__title">Thank you</h1>
<p>Your order is placed. It comes in six weeks.</p>
<p>Order number: <b>${number}</b></p>
${renderOrderLines(lines, shipping)}
<p><a href="/shop">Back to the summer houses</a></p>
</div>`
}
