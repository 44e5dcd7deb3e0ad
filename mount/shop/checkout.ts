import { NoRoot } from '../../widgets/shared/entry/NoRoot'
import { widget } from '../../widgets/shared/entry/widgetEntry'
import { type CheckoutConfig, config, name } from '../../widgets/shop/checkout/config'
import { enhanceCheckout } from '../../widgets/shop/checkout/enhanceCheckout'
import { reportedPurchases } from './reportedPurchases'

const NO_FORM =
  'data-vitrine="checkout" must stand on a form, or have complete, such as {"transaction_id": "T-1"}'
const NO_STEP = 'step is missing, expected a number or a label, such as 1 or "Payment"'

export const checkout = widget<CheckoutConfig>({
  name,
  config,
  Component: NoRoot,
  fromElement(options, element) {
    if (options.complete) return { config: options }
    if (!(element instanceof HTMLFormElement)) return { issue: NO_FORM }
    return options.step === undefined ? { issue: NO_STEP } : { config: options }
  },
  enhance: (element, options, app) => enhanceCheckout(element, options, app, reportedPurchases),
})
