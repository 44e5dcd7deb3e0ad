import { checkoutStepCompleted } from '../../../src/shop/events/checkoutStepCompleted'
import { toItem } from '../../../src/shop/events/item'
import type { AppTools } from '../../shared/entry/appTools'
import { formOf } from '../../shared/formOf'
import { getShop } from '../tracking/getShop'
import { trackSubmit } from '../tracking/trackSubmit'
import type { CheckoutConfig } from './config'
import type { ReportedPurchases } from './reportedPurchases'
import { reportPurchase } from './reportPurchase'

/**
 * Reports a completed step of the checkout, and then lets its form submit (spec 4.13, 7.8); on the confirmation
 * page, reports the purchase once.
 */
export function enhanceCheckout(
  element: Element,
  config: CheckoutConfig,
  app: AppTools,
  reportedPurchases: ReportedPurchases,
): (() => void) | null {
  const shop = getShop(app)
  if (config.complete) {
    reportPurchase(config.complete, config, shop, reportedPurchases)
    return () => {}
  }
  if (!(element instanceof HTMLFormElement)) return null
  const { step = '', label, option_field, coupon } = config
  const items = config.products.map((one) => toItem(one))
  const createEvent = (body: FormData, button: HTMLElement | null) => {
    // A button without validation, such as back or save for later, does not complete the step.
    if (button && formOf.attribute(button, 'formnovalidate') !== null) return null
    const chosen = option_field === undefined ? null : body.get(option_field)
    const option = typeof chosen === 'string' && chosen !== '' ? chosen : undefined
    return checkoutStepCompleted({ step, label, option, coupon }, items, shop.currency())
  }
  return trackSubmit(element, createEvent, shop.report, app.top)
}
