import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import type { Item } from '../../../src/shop/events/item'
import type { AppTools } from '../../shared/entry/appTools'
import { createProductTracker } from './createProductTracker'
import { createReporter, type ShopReporter } from './createReporter'
import { whenStorageAllowed } from './whenStorageAllowed'

/** What the shop's widgets of one page share. */
export interface Shop {
  readonly report: ShopReporter
  /** Reports an event that is reported once per visitor. @param remember stores that it was reported; called with consent only */
  readonly reportOnce: (event: CommerceEvent, remember: () => void) => void
  /** The page's currency (ISO 4217). */
  readonly currency: () => string
  readonly products: ReturnType<typeof createProductTracker>
  /** Whether an id is reported for the first time on this page. */
  readonly isFirstReport: (id: string) => boolean
  /** The product of the last opened quote. */
  quoted: Item | null
}

const shops = new WeakMap<AppTools, Shop>()

export function getShop(app: AppTools): Shop {
  const shop = shops.get(app) ?? createShop(app)
  shops.set(app, shop)
  return shop
}

function createShop(app: AppTools): Shop {
  const { store } = app
  const report = createReporter(app)
  const currency = () => store.getState().settings.currency
  const reportOnce: Shop['reportOnce'] = (event, remember) =>
    report.send(event, () => whenStorageAllowed(store, remember))
  const reported = new Set<string>()
  return {
    report,
    reportOnce,
    currency,
    products: createProductTracker({ report, reportOnce, currency }),
    isFirstReport(id) {
      const isNew = !reported.has(id)
      reported.add(id)
      return isNew
    },
    quoted: null,
  }
}
