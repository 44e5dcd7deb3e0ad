import { type CommerceEvent, commerceEvent } from './commerceEvent'
import { definedOnly } from './definedOnly'
import type { Item } from './item'

/** A batch of impressions of one list (spec 7.9). */
export function itemListViewed(items: readonly Item[], currency: string): CommerceEvent {
  return commerceEvent('view_item_list', { ...listOf(items), currency, items })
}

/** A product of a list was clicked (spec 4.13). */
export function itemSelected(item: Item): CommerceEvent {
  return commerceEvent('select_item', { ...listOf([item]), items: [item] })
}

function listOf([first]: readonly Item[]) {
  return definedOnly({ item_list_name: first?.item_list_name })
}
