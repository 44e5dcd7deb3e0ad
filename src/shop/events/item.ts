import type { Place, Product } from '../product'
import { present } from './present'

/** A product as GA4 documents it. */
export interface Item {
  readonly item_id: string
  readonly item_name?: string
  readonly item_brand?: string
  readonly item_category?: string
  readonly item_variant?: string
  readonly item_list_name?: string
  /** Counted from 1 (spec 3.14). */
  readonly index?: number
  readonly price?: number
  readonly quantity?: number
}

/** A product, and where it stands, as an item of an event. */
export function itemOf(product: Product, place: Place = {}): Item {
  return present({
    item_id: product.id,
    item_name: product.name,
    item_brand: product.brand,
    item_category: product.category,
    item_variant: product.variant,
    item_list_name: product.list ?? place.list,
    index: product.position ?? product.pos ?? place.position,
    price: product.price,
    quantity: product.quantity,
  })
}

/** One that is bought: of something there is at least one piece. */
export function boughtItem(item: Item): Item {
  return { ...item, quantity: item.quantity ?? 1 }
}
