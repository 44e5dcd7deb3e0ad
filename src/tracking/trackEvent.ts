/** One event as plain values; each destination formats it. */
export interface TrackEvent {
  /** GA4's name where GA4 has the event: view_item_list, add_to_cart, search, exception … */
  readonly name: string
  /** The parameters; those of a data layer's `ecommerce` are under `ecommerce`. */
  readonly params: Readonly<Record<string, unknown>>
}
