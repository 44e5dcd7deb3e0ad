import { itemOf } from '../../../src/shop/events/item'
import { itemViewed } from '../../../src/shop/events/itemEvents'
import type { AppTools } from '../../shared/entry/appTools'
import { placeAt } from '../tracking/lists'
import { shopOf } from '../tracking/shopOf'
import type { Views } from '../tracking/views'
import type { ProductConfig } from './config'

/** Tells when one product of the CMS's list is seen and when it is chosen, or that its own page is seen. */
export function enhanceProduct(
  element: Element,
  { id = '', ...own }: ProductConfig,
  app: AppTools,
  views: Views,
): () => void {
  const shop = shopOf(app)
  const product = { id, ...own }
  const listed = !own.detail
  const read = () => itemOf(product, listed ? placeAt(element) : {})
  const view = `product ${id}`
  if (!listed && shop.isNews(view) && !views.isTold(view)) {
    shop.tellOnce(itemViewed(read(), shop.currency()), () => views.keepTold(view))
  }
  return shop.products.add(element, { read, listed, views })
}
