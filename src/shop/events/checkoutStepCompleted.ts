import { type CommerceEvent, type CommerceName, commerceEvent } from './commerceEvent'
import { definedOnly } from './definedOnly'
import { type Item, withQuantity } from './item'
import { itemsValue } from './itemsValue'

/** One step of a checkout (spec 3.15). */
export interface CheckoutStep {
  /** Its number, or its label. */
  readonly step: number | string
  /** The name of a numbered step. */
  readonly label?: string | undefined
  /** The option chosen in it, such as a delivery or payment method. */
  readonly option?: string | undefined
  readonly coupon?: string | undefined
}

/** A step of the checkout was completed with these products. */
export function checkoutStepCompleted(
  step: CheckoutStep,
  products: readonly Item[],
  currency: string,
): CommerceEvent {
  const items = products.map(withQuantity)
  const name = eventName(step)
  return commerceEvent(name, {
    ...itemsValue(items, currency),
    ...definedOnly({
      coupon: step.coupon,
      shipping_tier: name === 'add_shipping_info' ? step.option : undefined,
      payment_type: name === 'add_payment_info' ? step.option : undefined,
      checkout_step: step.step,
      checkout_option: step.option ?? step.label,
    }),
    items,
  })
}

/** GA4's name of a step: the first begins the checkout, two are known by their label, others have none. */
function eventName({ step, label = String(step) }: CheckoutStep): CommerceName {
  if (step === 1) return 'begin_checkout'
  if (/shipping|delivery/i.test(label)) return 'add_shipping_info'
  if (/payment/i.test(label)) return 'add_payment_info'
  return 'checkout_progress'
}
