import { siteHeader } from '../pages/siteHeader'

/** Renders the site's header with a link to the cart. @param inCart the number of items. */
export function shopHeader(inCart: number): string {
  const cart = inCart === 0 ? 'Cart' : `Cart: ${inCart} ${inCart === 1 ? 'item' : 'items'}`
  return siteHeader('/shop', `<a class="shop-cart-link" href="/shop/cart">${cart}</a>`)
}
