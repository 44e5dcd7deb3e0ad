import { itemOf } from '../../../src/shop/events/item'
import { stepDone } from '../../../src/shop/events/stepDone'
import type { AppTools } from '../../shared/entry/appTools'
import { formOf } from '../../shared/formOf'
import { holdForm } from '../tracking/holdForm'
import { shopOf } from '../tracking/shopOf'
import type { CheckoutTools } from './checkoutTools'
import type { CheckoutConfig } from './config'
import { tellPurchase } from './tellPurchase'

/**
 * Tells of a finished step of the checkout, and then lets its form go (spec 4.13, 7.8); of the confirmation,
 * once, that something was bought.
 */
export function enhanceCheckout(
  element: Element,
  config: CheckoutConfig,
  app: AppTools,
  tools: CheckoutTools,
): (() => void) | null {
  const shop = shopOf(app)
  if (config.complete) {
    tellPurchase(config.complete, config, shop, tools)
    return () => {}
  }
  if (!(element instanceof HTMLFormElement)) return null
  const { step = '', label, option_field, coupon } = config
  const items = config.products.map((one) => itemOf(one))
  const eventOf = (body: FormData, button: HTMLElement | null) => {
    // A button that takes the form unchecked does not finish the step: back, save for later.
    if (button && formOf.attribute(button, 'formnovalidate') !== null) return null
    const chosen = option_field === undefined ? null : body.get(option_field)
    const option = typeof chosen === 'string' && chosen !== '' ? chosen : undefined
    return stepDone({ step, label, option, coupon }, items, shop.currency())
  }
  return holdForm(element, eventOf, shop.report, app.top)
}
