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
  fromElement(own, element) {
    if (own.complete) return { config: own }
    if (!(element instanceof HTMLFormElement)) return { issue: NO_FORM }
    return own.step === undefined ? { issue: NO_STEP } : { config: own }
  },
  enhance: (element, own, app) => enhanceCheckout(element, own, app, reportedPurchases),
})
