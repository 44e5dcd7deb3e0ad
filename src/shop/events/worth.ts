import type { Item } from './item'

/**
 * The value of some items, and its currency: price times quantity, without shipping and tax. In whole
 * hundredths, since 0.1 + 0.2 is not 0.3; nothing where no item has a price.
 */
export function worth(
  items: readonly Item[],
  currency: string,
): { readonly currency?: string; readonly value?: number } {
  const priced = items.filter(({ price }) => price !== undefined)
  if (priced.length === 0) return {}
  const sum = priced.reduce((all, { price = 0, quantity = 1 }) => all + price * quantity, 0)
  return { currency, value: Math.round(sum * 100) / 100 }
}
