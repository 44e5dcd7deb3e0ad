import { toItem } from '../../../src/shop/events/item'
import { itemViewed } from '../../../src/shop/events/itemEvents'
import type { AppTools } from '../../shared/entry/appTools'
import { getShop } from '../tracking/getShop'
import { positionOf } from '../tracking/lists'
import type { ReportedViews } from '../tracking/reportedViews'
import type { ProductConfig } from './config'

/** Tracks views and clicks of a product in the CMS's list, or a view of the product's page. */
export function enhanceProduct(
  element: Element,
  { id = '', ...attributes }: ProductConfig,
  app: AppTools,
  views: ReportedViews,
): () => void {
  const shop = getShop(app)
  const product = { id, ...attributes }
  const listed = !attributes.detail
  const read = () => toItem(product, listed ? positionOf(element) : {})
  const view = `product ${id}`
  if (!listed && shop.isFirstReport(view) && !views.isReported(view)) {
    shop.reportOnce(itemViewed(read(), shop.currency()), () => views.markReported(view))
  }
  return shop.products.add(element, { read, listed, views })
}
