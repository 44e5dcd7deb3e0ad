import { MAX_QUANTITY } from './cart'
import { COLOURS, type Product } from './product'
import { configAttribute, trackedProduct } from './trackedProduct'

/** Renders the form with a product's options and two buttons. @param error of the quantity; empty for none. */
export function renderBuyForm(product: Product, error: string): string {
  const colours = Object.entries(COLOURS).map(
    ([value, label], index) =>
      `<label class="shop-choice"><input type="radio" name="colour" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  const marks = error ? ' aria-invalid="true" aria-describedby="quantity-wrong"' : ''
  return `<form class="shop-form" data-vitrine="add-to-cart" action="/shop/cart" method="post" aria-label="Buy" ${configAttribute({ product: trackedProduct(product) })}>
<input type="hidden" name="product" value="${product.id}">
<fieldset class="shop-field"><legend>Colour</legend>
${colours.join('\n')}
</fieldset>
<p class="shop-field"><label for="plate">Words on its name plate (optional)</label>
<input id="plate" name="plate" maxlength="40"></p>
<p class="shop-field"><label for="quantity">Quantity</label>
<input id="quantity" name="quantity" type="number" min="1" max="${MAX_QUANTITY}" value="1" required${marks}>
${error ? `<span class="shop-wrong" id="quantity-wrong">${error}</span>` : ''}</p>
<p class="shop-buttons"><button class="shop-button shop-button--first" name="op" value="add">Add to cart</button>
<button class="shop-button" name="op" value="buy">Buy it now</button></p>
</form>`
}
