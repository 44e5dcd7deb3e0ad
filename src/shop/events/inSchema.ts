import type { TrackEvent } from '../../tracking/trackEvent'
import type { TrackingSchema } from '../../tracking/tracking'
import type { CommerceEvent, CommerceName, Ecommerce } from './commerceEvent'
import { present } from './present'
import { uaImpression, uaProduct } from './uaProduct'

/** An event of a shop in the shape that the page's analytics wants (setting `analytics.schema`). */
export function inSchema(event: CommerceEvent, schema: TrackingSchema): TrackEvent {
  if (schema === 'ga4') return event
  const { ecommerce } = event.params
  const [name, shape] = UA[event.name]
  return { name, params: { ecommerce: shape(ecommerce) } }
}

type Shape = (ecommerce: Ecommerce) => object

const checkout: readonly [string, Shape] = [
  'checkout',
  ({ items, checkout_step: step, checkout_option: option }) => ({
    checkout: { actionField: present({ step, option }), products: items.map(uaProduct) },
  }),
]

/** Enhanced e-commerce of Universal Analytics: the event's name, and what stands below `ecommerce`. */
const UA: Readonly<Record<CommerceName, readonly [string, Shape]>> = {
  view_item_list: [
    'productImpressions',
    ({ items, currency }) => ({
      ...present({ currencyCode: currency }),
      impressions: items.map(uaImpression),
    }),
  ],
  select_item: [
    'productClick',
    ({ items, item_list_name: list }) => ({
      click: { actionField: present({ list }), products: items.map(uaProduct) },
    }),
  ],
  view_item: [
    'productDetail',
    ({ items }) => ({
      detail: {
        actionField: present({ list: items[0]?.item_list_name }),
        products: items.map(uaProduct),
      },
    }),
  ],
  add_to_cart: [
    'addToCart',
    ({ items, currency }) => ({
      ...present({ currencyCode: currency }),
      add: { products: items.map(uaProduct) },
    }),
  ],
  begin_checkout: checkout,
  add_shipping_info: checkout,
  add_payment_info: checkout,
  checkout_progress: checkout,
  purchase: [
    'purchase',
    ({ items, currency, transaction_id: id, value: revenue, ...own }) => ({
      ...present({ currencyCode: currency }),
      purchase: {
        actionField: present({
          id,
          affiliation: own.affiliation,
          revenue,
          tax: own.tax,
          shipping: own.shipping,
          coupon: own.coupon,
        }),
        products: items.map(uaProduct),
      },
    }),
  ],
}
