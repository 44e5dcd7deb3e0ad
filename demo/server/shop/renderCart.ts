import { escapeHtml } from '../pages/escapeHtml'
import { formatDollars } from '../pages/formatDollars'
import { type CartLine, lineTotal, MAX_QUANTITY, totalOf } from './cart'
import { COLOURS } from './product'
import { productOf } from './products'

/** Renders the cart. @param invalidRows the indexes of the lines with an invalid quantity. */
export function renderCart(lines: readonly CartLine[], invalidRows: ReadonlySet<number>): string {
  const title = '<h1 class="shop__title">Your cart</h1>'
  if (lines.length === 0) {
    return `${title}\n<p>There is nothing in it yet. <a href="/shop">Look at the summer houses</a></p>`
  }
  return `${title}
<form class="shop-cart" action="/shop/cart/change" method="post" aria-label="Cart">
<ul class="shop-cart__lines">${lines.map((line, index) => row(line, index, invalidRows.has(index))).join('\n')}</ul>
<p class="shop-cart__total">Together <b><bdi>${formatDollars(totalOf(lines))}</bdi></b></p>
<p class="shop-buttons"><button class="shop-button shop-button--first" name="op" value="checkout">Go to checkout</button>
<button class="shop-button" name="op" value="change">Update quantities</button></p>
</form>
<p><a href="/shop">Go on looking</a></p>`
}

function row(line: CartLine, index: number, isInvalid: boolean): string {
  const name = escapeHtml(productOf(line.product)?.name ?? '')
  const plate = line.plate ? `, “<bdi>${escapeHtml(line.plate)}</bdi>” on its plate` : ''
  const marks = isInvalid ? ` aria-invalid="true" aria-describedby="wrong-${index}"` : ''
  const message = isInvalid
    ? `<span class="shop-wrong" id="wrong-${index}">A whole number from 0 to ${MAX_QUANTITY}, please.</span>`
    : ''
  return `<li class="shop-cart__line">
<p class="shop-cart__name"><a href="/shop/${line.product}">${name}</a><br><span class="shop-faint">${COLOURS[line.colour]}${plate}</span></p>
<p class="shop-field"><label for="quantity-${index}">Quantity<span class="shop-unseen"> of ${name}</span></label>
<input id="quantity-${index}" name="quantity" type="number" min="0" max="${MAX_QUANTITY}" value="${line.quantity}" required${marks}>${message}</p>
<p class="shop-cart__price">${formatDollars(lineTotal(line))}</p>
<button class="shop-button" name="remove" value="${index}">Remove<span class="shop-unseen"> ${name}</span></button>
</li>`
}
