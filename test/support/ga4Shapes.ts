import * as v from 'valibot'

/*
 * GA4's recommended events as Google documented them in 2025: their parameters, the required ones, and the rule
 * that `value` needs `currency`.
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */

const name = v.pipe(v.string(), v.nonEmpty())
const amount = v.pipe(v.number(), v.finite())
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

const item = v.pipe(
  v.strictObject({
    item_id: v.optional(name),
    item_name: v.optional(name),
    affiliation: v.optional(name),
    coupon: v.optional(name),
    discount: v.optional(amount),
    index: v.optional(v.pipe(v.number(), v.integer())),
    item_brand: v.optional(name),
    item_category: v.optional(name),
    item_category2: v.optional(name),
    item_category3: v.optional(name),
    item_category4: v.optional(name),
    item_category5: v.optional(name),
    item_list_id: v.optional(name),
    item_list_name: v.optional(name),
    item_variant: v.optional(name),
    location_id: v.optional(name),
    price: v.optional(amount),
    quantity: v.optional(amount),
  }),
  v.check((one) => Boolean(one.item_id ?? one.item_name), 'one of item_id and item_name'),
)

const items = v.pipe(v.array(item), v.minLength(1), v.maxLength(200))
const list = { item_list_id: v.optional(name), item_list_name: v.optional(name) }
const money = { currency: v.optional(currency), value: v.optional(amount) }
const order = { ...money, coupon: v.optional(name), items }
/** Our custom parameters, which any event may have. */
const step = {
  checkout_step: v.union([v.number(), name]),
  checkout_option: v.optional(name),
}

/** The members allowed in `ecommerce`, by the event's name. */
export const GA4_SHAPES = {
  view_item_list: v.strictObject({ currency: v.optional(currency), ...list, items }),
  select_item: v.strictObject({ ...list, items }),
  view_item: v.strictObject({ ...money, items }),
  add_to_cart: v.strictObject({ ...money, items }),
  begin_checkout: v.strictObject({ ...order, ...step }),
  add_shipping_info: v.strictObject({ ...order, ...step, shipping_tier: v.optional(name) }),
  add_payment_info: v.strictObject({ ...order, ...step, payment_type: v.optional(name) }),
  purchase: v.strictObject({
    ...order,
    transaction_id: name,
    affiliation: v.optional(name),
    tax: v.optional(amount),
    shipping: v.optional(amount),
  }),
} as const

/** @returns the deviations from GA4's documentation; none for an event that GA4 does not know. */
export function ga4Issues(event: string, ecommerce: unknown): readonly string[] {
  if (!Object.hasOwn(GA4_SHAPES, event)) return []
  const shape = GA4_SHAPES[event as keyof typeof GA4_SHAPES]
  const read = v.safeParse(shape, ecommerce)
  const issues = (read.issues ?? []).map((one) => `${v.getDotPath(one)}: ${one.message}`)
  const { value, currency: purchaseCurrency } = ecommerce as { value?: unknown; currency?: unknown }
  const unpriced = value !== undefined && purchaseCurrency === undefined
  return unpriced ? [...issues, 'value without currency'] : issues
}
