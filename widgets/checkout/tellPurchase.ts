import { selectConsent, selectTrackingConsent } from '../../slices/consent'
import { itemOf } from '../../src/tracking/commerce/item'
import { type Purchase, purchased } from '../../src/tracking/commerce/purchased'
import { shopOf } from '../shared/commerce/shopOf'
import type { PageStore, PageTools } from '../shared/widgetEntry'
import type { CheckoutTools } from './checkoutTools'
import type { CheckoutConfig } from './config'

/**
 * Tells that something was bought, once for each transaction. It is remembered only where the visitor allows
 * analytics to know it, and this browser to keep it.
 */
export async function tellPurchase(
  complete: Purchase,
  { products }: CheckoutConfig,
  store: PageStore,
  page: PageTools,
  { isTold, keepTold }: CheckoutTools,
): Promise<void> {
  const { report, currency, isNews } = shopOf(page, store)
  const { transaction_id: id } = complete
  if (!isNews(`transaction ${id}`) || isTold(id)) return
  // What the visitor has said of consent is known with it.
  await page.tracking()
  const items = products.map((one) => itemOf(one))
  report.send(purchased(complete, items, currency()))
  const keep = () => {
    const state = store.getState()
    const consent = selectTrackingConsent(state)
    if (consent === 'waiting') return
    stop()
    if (consent === 'granted' && selectConsent(state, 'storage')) keepTold(id)
  }
  const stop = store.subscribe(keep)
  keep()
}
