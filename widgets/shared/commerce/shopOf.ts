import type { Item } from '../../../src/tracking/commerce/item'
import type { PageStore, PageTools } from '../widgetEntry'
import { createProducts } from './createProducts'
import { createReporter, type Reporter } from './createReporter'

/** What the shop's widgets of one page have in common. */
export interface Shop {
  readonly report: Reporter
  /** ISO 4217, the page's. */
  readonly currency: () => string
  readonly products: ReturnType<typeof createProducts>
  /** Whether this is the first time that a product's own page is told of. */
  readonly isNews: (id: string) => boolean
  /** The product that the last quote opened is about. */
  quoted: Item | null
}

const shops = new WeakMap<PageTools, Shop>()

export function shopOf(page: PageTools, store: Pick<PageStore, 'getState'>): Shop {
  const shop = shops.get(page) ?? createShop(page, store)
  shops.set(page, shop)
  return shop
}

function createShop(page: PageTools, { getState }: Pick<PageStore, 'getState'>): Shop {
  const report = createReporter(page)
  const currency = () => getState().settings.currency
  const told = new Set<string>()
  return {
    report,
    currency,
    products: createProducts(report, currency),
    isNews(id) {
      const isNew = !told.has(id)
      told.add(id)
      return isNew
    },
    quoted: null,
  }
}
