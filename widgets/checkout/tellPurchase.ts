import { itemOf } from '../../src/tracking/commerce/item'
import { type Purchase, purchased } from '../../src/tracking/commerce/purchased'
import type { Shop } from '../shared/commerce/shopOf'
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
