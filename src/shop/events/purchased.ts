import { type CommerceEvent, commerceEvent } from './commerceEvent'
import { boughtItem, type Item } from './item'
import { present } from './present'
import { worth } from './worth'

/** What the confirmation says of a purchase. */
export interface Purchase {
  readonly transaction_id: string
  /** Without it, what the products are worth. */
  readonly value?: number | undefined
  readonly currency?: string | undefined
  readonly tax?: number | undefined
  readonly shipping?: number | undefined
  readonly coupon?: string | undefined
  readonly affiliation?: string | undefined
}

/** Products were bought. */
export function purchased(
  own: Purchase,
  products: readonly Item[],
  currency: string,
): CommerceEvent {
  const items = products.map(boughtItem)
  const paidIn = own.currency ?? currency
  const said = own.value === undefined ? {} : { currency: paidIn }
  return commerceEvent('purchase', { ...worth(items, paidIn), ...said, ...present(own), items })
}
