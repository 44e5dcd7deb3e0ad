import { readTold, withTold } from '../../src/shop/toldPurchases'
import type { CheckoutTools } from '../../widgets/shop/checkout/checkoutTools'

const KEY = 'vitrine-purchases'

/** The purchases that were told of in this browser; where storage is blocked, those of this page only. */
export const toldPurchases: CheckoutTools = {
  isTold(transaction) {
    try {
      return readTold(localStorage.getItem(KEY)).includes(transaction)
    } catch {
      return false
    }
  },
  keepTold(transaction) {
    try {
      localStorage.setItem(KEY, withTold(localStorage.getItem(KEY), transaction))
    } catch {
      // The page itself still knows.
    }
  },
}
