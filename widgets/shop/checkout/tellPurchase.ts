import { itemOf } from '../../../src/shop/events/item'
import { type Purchase, purchased } from '../../../src/shop/events/purchased'
import type { Shop } from '../tracking/shopOf'
import type { CheckoutTools } from './checkoutTools'
import type { CheckoutConfig } from './config'

/** Tells that something was bought, once for each transaction. */
export function tellPurchase(
  complete: Purchase,
  { products }: CheckoutConfig,
  { tellOnce, currency, isNews }: Shop,
  { isTold, keepTold }: CheckoutTools,
): void {
  const { transaction_id: id } = complete
  if (!isNews(`transaction ${id}`) || isTold(id)) return
  const items = products.map((one) => itemOf(one))
  tellOnce(purchased(complete, items, currency()), () => keepTold(id))
}
