import type { TrackEvent } from '../../tracking/trackEvent'
import type { TrackingSchema } from '../../tracking/tracking'
import type { CommerceEvent, CommerceName, Ecommerce } from './commerceEvent'
import { definedOnly } from './definedOnly'
import { uaImpression, uaProduct } from './uaProduct'

/** Formats an event for the page setting `analytics.schema`. */
export function formatEvent(event: CommerceEvent, schema: TrackingSchema): TrackEvent {
  if (schema === 'ga4') return event
  const { ecommerce } = event.params
  const [name, shape] = UA[event.name]
  return { name, params: { ecommerce: shape(ecommerce) } }
}

type Shape = (ecommerce: Ecommerce) => object

const checkout: readonly [string, Shape] = [
  'checkout',
  ({ items, checkout_step: step, checkout_option: option }) => ({
    checkout: { actionField: definedOnly({ step, option }), products: items.map(uaProduct) },
  }),
]

/** Universal Analytics' enhanced e-commerce: the event's name and its `ecommerce` object. */
const UA: Readonly<Record<CommerceName, readonly [string, Shape]>> = {
  view_item_list: [
    'productImpressions',
    ({ items, currency }) => ({
      ...definedOnly({ currencyCode: currency }),
      impressions: items.map(uaImpression),
    }),
  ],
  select_item: [
    'productClick',
    ({ items, item_list_name: list }) => ({
      click: { actionField: definedOnly({ list }), products: items.map(uaProduct) },
    }),
  ],
  view_item: [
    'productDetail',
    ({ items }) => ({
      detail: {
        actionField: definedOnly({ list: items[0]?.item_list_name }),
        products: items.map(uaProduct),
      },
    }),
  ],
  add_to_cart: [
    'addToCart',
    ({ items, currency }) => ({
      ...definedOnly({ currencyCode: currency }),
      add: { products: items.map(uaProduct) },
    }),
  ],
  begin_checkout: checkout,
  add_shipping_info: checkout,
  add_payment_info: checkout,
  checkout_progress: checkout,
  purchase: [
    'purchase',
    ({ items, currency, transaction_id: id, value: revenue, ...details }) => ({
      ...definedOnly({ currencyCode: currency }),
      purchase: {
        actionField: definedOnly({
          id,
          affiliation: details.affiliation,
          revenue,
          tax: details.tax,
          shipping: details.shipping,
          coupon: details.coupon,
        }),
        products: items.map(uaProduct),
      },
    }),
  ],
}
