import { addedToCart } from '../../../src/shop/events/itemEvents'
import type { AppTools } from '../../shared/entry/appTools'
import { holdForm } from '../tracking/holdForm'
import { productFor } from '../tracking/productFor'
import { shopOf } from '../tracking/shopOf'
import type { AddToCartConfig } from './config'

/** Tells that a product is put into the cart, and then lets the form go (spec 4.13, 7.8). */
export function enhanceAddToCart(
  form: Element,
  { product, quantity_field }: AddToCartConfig,
  app: AppTools,
): (() => void) | null {
  if (!(form instanceof HTMLFormElement)) return null
  const shop = shopOf(app)
  const eventOf = (body: FormData) => {
    const item = productFor(form, product, shop)
    const quantity = Number(body.get(quantity_field))
    return item && addedToCart(quantity > 0 ? { ...item, quantity } : item, shop.currency())
  }
  return holdForm(form, eventOf, shop.report, app.top)
}
