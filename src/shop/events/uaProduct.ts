import { definedOnly } from './definedOnly'
import type { Item } from './item'

/** An item as enhanced e-commerce's product. */
export function uaProduct(item: Item) {
  return definedOnly({
    id: item.item_id,
    name: item.item_name,
    price: item.price,
    brand: item.item_brand,
    category: item.item_category,
    variant: item.item_variant,
    position: item.index,
    quantity: item.quantity,
  })
}

/** An item as enhanced e-commerce's impression: with its list, without a quantity. */
export function uaImpression(item: Item) {
  const { quantity: _, ...product } = uaProduct(item)
  return { ...product, ...definedOnly({ list: item.item_list_name }) }
}
