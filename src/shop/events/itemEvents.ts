import { type CommerceEvent, commerceEvent } from './commerceEvent'
import { boughtItem, type Item } from './item'
import { worth } from './worth'

/** A product's own page was seen. */
export function itemViewed(item: Item, currency: string): CommerceEvent {
  return commerceEvent('view_item', { ...worth([item], currency), items: [item] })
}

/** A product was put into the cart. */
export function addedToCart(product: Item, currency: string): CommerceEvent {
  const items = [boughtItem(product)]
  return commerceEvent('add_to_cart', { ...worth(items, currency), items })
}
