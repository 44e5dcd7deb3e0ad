import { type CommerceEvent, type CommerceName, commerceEvent } from './commerceEvent'
import { boughtItem, type Item } from './item'
import { present } from './present'
import { worth } from './worth'

/** One step of a checkout (spec 3.15). */
export interface CheckoutStep {
  /** Its number, or its label. */
  readonly step: number | string
  /** What a step that has a number is called. */
  readonly label?: string | undefined
  /** What was chosen in it: a way of delivery, of payment. */
  readonly option?: string | undefined
  readonly coupon?: string | undefined
}

/** A step of a checkout was finished with these products. */
export function stepDone(
  own: CheckoutStep,
  products: readonly Item[],
  currency: string,
): CommerceEvent {
  const items = products.map(boughtItem)
  const name = nameOf(own)
  return commerceEvent(name, {
    ...worth(items, currency),
    ...present({
      coupon: own.coupon,
      shipping_tier: name === 'add_shipping_info' ? own.option : undefined,
      payment_type: name === 'add_payment_info' ? own.option : undefined,
      checkout_step: own.step,
      checkout_option: own.option ?? own.label,
    }),
    items,
  })
}

/** The first step begins; GA4 knows the two others by what they are about, and has no name for the rest. */
function nameOf({ step, label = String(step) }: CheckoutStep): CommerceName {
  if (step === 1) return 'begin_checkout'
  if (/shipping|delivery/i.test(label)) return 'add_shipping_info'
  if (/payment/i.test(label)) return 'add_payment_info'
  return 'checkout_progress'
}
