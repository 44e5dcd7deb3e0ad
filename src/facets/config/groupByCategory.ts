import type { FacetItem } from '../facetItems'
import type { AmenityCategory } from './categories'

/** A facet's items of one category; null is the category of all other items. */
export interface CategoryItems {
  readonly category: AmenityCategory | null
  readonly items: readonly FacetItem[]
}

/** Groups items by category (spec 3.12), in the categories' order; categories without items are left out. */
export function groupByCategory(
  items: readonly FacetItem[],
  categories: readonly AmenityCategory[],
): readonly CategoryItems[] {
  const placed = new Set<FacetItem>()
  const groups = categories.map((category) => {
    const values = new Set<string | null>(category.values)
    const members = items.filter((item) => values.has(item.facet) && !placed.has(item))
    for (const item of members) placed.add(item)
    return { category, items: members }
  })
  const others = { category: null, items: items.filter((item) => !placed.has(item)) }
  return [...groups, others].filter((group) => group.items.length > 0)
}
