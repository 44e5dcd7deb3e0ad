/** A product in page data (spec 3.14), decoded. */
export interface Product {
  readonly id: string
  readonly name?: string | undefined
  /** The price of one piece, in the page's currency. */
  readonly price?: number | undefined
  readonly quantity?: number | undefined
  /** The name of its list. */
  readonly list?: string | undefined
  /** Its position in that list, counted from 1; `pos` is the same. */
  readonly position?: number | undefined
  readonly pos?: number | undefined
  readonly brand?: string | undefined
  readonly category?: string | undefined
  readonly variant?: string | undefined
}

/** A product's list and position on the page; the product's own values take precedence. */
export interface ListPosition {
  readonly list?: string | undefined
  readonly position?: number | undefined
}
