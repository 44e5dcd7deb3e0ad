/** One event as plain values; the destination gives it its shape. */
export interface TrackEvent {
  /** GA4's name where it has one: view_item_list, add_to_cart, search, exception … */
  readonly name: string
  /** Its parameters; what belongs below `ecommerce` in a data layer stands under `ecommerce`. */
  readonly params: Readonly<Record<string, unknown>>
}
