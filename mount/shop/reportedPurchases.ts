import { readReportedPurchases, withReportedPurchase } from '../../src/shop/reportedPurchases'
import type { ReportedPurchases } from '../../widgets/shop/checkout/reportedPurchases'

const KEY = 'vitrine-purchases'

/** The purchases that this browser has reported; those of this page only when storage is blocked. */
export const reportedPurchases: ReportedPurchases = {
  isReported(transaction) {
    try {
      return readReportedPurchases(localStorage.getItem(KEY)).includes(transaction)
    } catch {
      return false
    }
  },
  markReported(transaction) {
    try {
      localStorage.setItem(KEY, withReportedPurchase(localStorage.getItem(KEY), transaction))
    } catch {
      // The page itself still remembers.
    }
  },
}
