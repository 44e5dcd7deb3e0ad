import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import type { Item } from '../../../src/shop/events/item'
import type { AppTools } from '../../shared/entry/appTools'
import { createProducts } from './createProducts'
import { createReporter, type Reporter } from './createReporter'
import { whenKept } from './whenKept'

/** What the shop's widgets of one page have in common. */
export interface Shop {
  readonly report: Reporter
  /** Tells of what a visitor shall not be told of twice. @param keep remembers it, where consent lets it. */
  readonly tellOnce: (event: CommerceEvent, keep: () => void) => void
  /** ISO 4217, the page's. */
  readonly currency: () => string
  readonly products: ReturnType<typeof createProducts>
  /** Whether this is the first time that a product's own page is told of. */
  readonly isNews: (id: string) => boolean
  /** The product that the last quote opened is about. */
  quoted: Item | null
}

const shops = new WeakMap<AppTools, Shop>()

export function shopOf(app: AppTools): Shop {
  const shop = shops.get(app) ?? createShop(app)
  shops.set(app, shop)
  return shop
}

function createShop(app: AppTools): Shop {
  const { store } = app
  const report = createReporter(app)
  const currency = () => store.getState().settings.currency
  const tellOnce: Shop['tellOnce'] = (event, keep) =>
    report.send(event, () => whenKept(store, keep))
  const told = new Set<string>()
  return {
    report,
    tellOnce,
    currency,
    products: createProducts({ report, tellOnce, currency }),
    isNews(id) {
      const isNew = !told.has(id)
      told.add(id)
      return isNew
    },
    quoted: null,
  }
}
