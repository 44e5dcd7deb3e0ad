import type { TrackEvent } from '../../tracking/trackEvent'
import type { Item } from './item'

/** GA4's parameters of e-commerce events. */
export interface Ecommerce {
  readonly items: readonly Item[]
  readonly item_list_name?: string
  readonly currency?: string
  readonly value?: number
  readonly coupon?: string
  readonly shipping_tier?: string
  readonly payment_type?: string
  readonly transaction_id?: string
  readonly affiliation?: string
  readonly tax?: number
  readonly shipping?: number
  /** Not in GA4: the number or label of a step, and the option chosen in it (spec 3.15). */
  readonly checkout_step?: number | string
  readonly checkout_option?: string
}

/** GA4's event names; `checkout_progress` is for steps that GA4 has no name for. */
export type CommerceName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'checkout_progress'
  | 'purchase'

/** An e-commerce event in GA4's shape. */
export interface CommerceEvent extends TrackEvent {
  readonly name: CommerceName
  readonly params: { readonly ecommerce: Ecommerce }
}

export function commerceEvent(name: CommerceName, ecommerce: Ecommerce): CommerceEvent {
  return { name, params: { ecommerce } }
}
