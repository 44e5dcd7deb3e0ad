import { toItem } from '../../../src/shop/events/item'
import { type Purchase, purchased } from '../../../src/shop/events/purchased'
import type { Shop } from '../tracking/getShop'
import type { CheckoutConfig } from './config'
import type { ReportedPurchases } from './reportedPurchases'

/** Reports a purchase, once for each transaction. */
export function reportPurchase(
  complete: Purchase,
  { products }: CheckoutConfig,
  { reportOnce, currency, isFirstReport }: Shop,
  { isReported, markReported }: ReportedPurchases,
): void {
  const { transaction_id: id } = complete
  if (!isFirstReport(`transaction ${id}`) || isReported(id)) return
  const items = products.map((one) => toItem(one))
  reportOnce(purchased(complete, items, currency()), () => markReported(id))
}
