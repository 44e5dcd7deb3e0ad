import { itemOf } from '../../src/tracking/commerce/item'
import { itemViewed } from '../../src/tracking/commerce/itemEvents'
import { placeAt } from '../shared/commerce/lists'
import { shopOf } from '../shared/commerce/shopOf'
import type { Views } from '../shared/commerce/views'
import type { PageStore, PageTools } from '../shared/widgetEntry'
import type { ProductConfig } from './config'

/** Tells when one product of the CMS's list is seen and when it is chosen, or that its own page is seen. */
export function enhanceProduct(
  element: Element,
  { id = '', ...own }: ProductConfig,
  store: PageStore,
  page: PageTools,
  views: Views,
): () => void {
  const shop = shopOf(page, store)
  const product = { id, ...own }
  const listed = !own.detail
  const read = () => itemOf(product, listed ? placeAt(element) : {})
  const view = `product ${id}`
  if (!listed && shop.isNews(view) && !views.isTold(view)) {
    shop.tellOnce(itemViewed(read(), shop.currency()), () => views.keepTold(view))
  }
  return shop.products.add(element, { read, listed, views })
}
