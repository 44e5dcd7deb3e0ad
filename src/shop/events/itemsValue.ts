import type { Item } from './item'

/**
 * The value of items and its currency: price times quantity, without shipping and tax, rounded to hundredths.
 * Empty when no item has a price.
 */
export function itemsValue(
  items: readonly Item[],
  currency: string,
): { readonly currency?: string; readonly value?: number } {
  const priced = items.filter(({ price }) => price !== undefined)
  if (priced.length === 0) return {}
  const sum = priced.reduce((all, { price = 0, quantity = 1 }) => all + price * quantity, 0)
  return { currency, value: Math.round(sum * 100) / 100 }
}
