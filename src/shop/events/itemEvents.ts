import { type CommerceEvent, commerceEvent } from './commerceEvent'
import { type Item, withQuantity } from './item'
import { itemsValue } from './itemsValue'

/** A product's page was viewed. */
export function itemViewed(item: Item, currency: string): CommerceEvent {
  return commerceEvent('view_item', { ...itemsValue([item], currency), items: [item] })
}

/** A product was added to the cart. */
export function addedToCart(product: Item, currency: string): CommerceEvent {
  const items = [withQuantity(product)]
  return commerceEvent('add_to_cart', { ...itemsValue(items, currency), items })
}
