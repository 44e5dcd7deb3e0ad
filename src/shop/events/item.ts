import type { ListPosition, Product } from '../product'
import { definedOnly } from './definedOnly'

/** A product as GA4's item. */
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

/** Converts a product and its position in a list to an item. */
export function toItem(product: Product, place: ListPosition = {}): Item {
  return definedOnly({
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

/** An item with a quantity, 1 by default. */
export function withQuantity(item: Item): Item {
  return { ...item, quantity: item.quantity ?? 1 }
}
