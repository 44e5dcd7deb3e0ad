import type { Item } from './item'
import { present } from './present'

/** A product as enhanced e-commerce documents it. */
export function uaProduct(item: Item) {
  return present({
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

/** One that was seen in a list, which it names; how many of it makes no sense there. */
export function uaImpression(item: Item) {
  const { quantity: _, ...product } = uaProduct(item)
  return { ...product, ...present({ list: item.item_list_name }) }
}
