import { type CommerceEvent, commerceEvent } from './commerceEvent'
import { definedOnly } from './definedOnly'
import { type Item, withQuantity } from './item'
import { itemsValue } from './itemsValue'

/** A purchase as the confirmation page describes it. */
export interface Purchase {
  readonly transaction_id: string
  /** By default, the value of the products. */
  readonly value?: number | undefined
  readonly currency?: string | undefined
  readonly tax?: number | undefined
  readonly shipping?: number | undefined
  readonly coupon?: string | undefined
  readonly affiliation?: string | undefined
}

/** Products were bought. */
export function purchased(
  purchase: Purchase,
  products: readonly Item[],
  currency: string,
): CommerceEvent {
  const items = products.map(withQuantity)
  const purchaseCurrency = purchase.currency ?? currency
  const withCurrency = purchase.value === undefined ? {} : { currency: purchaseCurrency }
  return commerceEvent('purchase', {
    ...itemsValue(items, purchaseCurrency),
    ...withCurrency,
    ...definedOnly(purchase),
    items,
  })
}
