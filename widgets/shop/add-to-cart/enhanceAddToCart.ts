import { addedToCart } from '../../../src/shop/events/itemEvents'
import type { AppTools } from '../../shared/entry/appTools'
import { findProduct } from '../tracking/findProduct'
import { getShop } from '../tracking/getShop'
import { trackSubmit } from '../tracking/trackSubmit'
import type { AddToCartConfig } from './config'

/** Reports that a product is added to the cart, and then lets the form submit (spec 4.13, 7.8). */
export function enhanceAddToCart(
  form: Element,
  { product, quantity_field }: AddToCartConfig,
  app: AppTools,
): (() => void) | null {
  if (!(form instanceof HTMLFormElement)) return null
  const shop = getShop(app)
  const createEvent = (body: FormData) => {
    const item = findProduct(form, product, shop)
    const quantity = Number(body.get(quantity_field))
    return item && addedToCart(quantity > 0 ? { ...item, quantity } : item, shop.currency())
  }
  return trackSubmit(form, createEvent, shop.report, app.top)
}
