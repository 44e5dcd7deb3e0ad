import { SHOP_MESSAGES } from '../../../src/shop/messages'
import { controlIn } from '../../shared/controlIn'
import { dialogTrigger } from '../../shared/dialogs/dialogTrigger'
import type { AppTools } from '../../shared/entry/appTools'
import { findProduct } from '../tracking/findProduct'
import { getShop } from '../tracking/getShop'
import type { QuoteConfig } from './config'

/** Makes the CMS's own link open the 'Detailed Quote' dialog, from which the product can be added to the cart (spec 2.7). */
export function enhanceQuote(
  element: Element,
  { product, ...config }: QuoteConfig,
  app: AppTools,
): (() => void) | null {
  const control = controlIn(element)
  if (!control) return null
  const shop = getShop(app)
  return dialogTrigger(control, (label) => {
    const { messages } = app.store.getState().settings
    const title = config.title ?? { ...SHOP_MESSAGES, ...messages }['quote.title']
    shop.quoted = findProduct(control, product, shop)
    app.bus.emit('modal:open', { ...config, title, ...(label && { label }) })
  })
}
