import type { FacetItem } from '../facets/facetItems'

type Order = (a: FacetItem, b: FacetItem) => number

let collator: Intl.Collator | undefined

/** Alphabetical, the same way for every visitor (spec 4.2). */
function alphabetical(a: string, b: string): number {
  // Made at the first use: it takes a fifth of the script's start, before the first search is sent.
  collator ??= new Intl.Collator('en')
  return collator.compare(a, b)
}

const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['active', (a, b) => Number(b.active) - Number(a.active)],
  ['count', (a, b) => b.count - a.count],
  ['display', (a, b) => alphabetical(a.facet ?? '', b.facet ?? '')],
  ['indexed', (a, b) => byCodeUnit(a.facet ?? '', b.facet ?? '')],
])
const LAST: readonly string[] = ['display', 'indexed']

/** The order of facet items: the missing bucket last, then the named orders, then by value. */
export function compareItems(names: readonly string[]): Order {
  const orders = [...names, ...LAST].flatMap((name) => ORDERS.get(name) ?? [])
  return (a, b) => {
    if (a.facet === null || b.facet === null)
      return Number(a.facet === null) - Number(b.facet === null)
    for (const order of orders) {
      const result = order(a, b)
      if (result !== 0) return result
    }
    return 0
  }
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
