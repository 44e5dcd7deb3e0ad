import type { FacetItem } from '../facetItems'
import type { AmenityCategory } from './categories'

/** Some of a facet's items under one heading; a null category is that of all others. */
export interface CategoryItems {
  readonly category: AmenityCategory | null
  readonly items: readonly FacetItem[]
}

/** The items by category (spec 3.12), in the categories' order; one without items is left out. */
export function inCategories(
  items: readonly FacetItem[],
  categories: readonly AmenityCategory[],
): readonly CategoryItems[] {
  const placed = new Set<FacetItem>()
  const groups = categories.map((category) => {
    const wanted = new Set<string | null>(category.values)
    const own = items.filter((item) => wanted.has(item.facet) && !placed.has(item))
    for (const item of own) placed.add(item)
    return { category, items: own }
  })
  const others = { category: null, items: items.filter((item) => !placed.has(item)) }
  return [...groups, others].filter((group) => group.items.length > 0)
}
