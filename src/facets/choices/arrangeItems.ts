import type { FacetConfig } from '../config/facetConfig'
import type { FacetItem } from '../facetItems'
import { labelsOf } from './valueLabels'

/**
 * Arranges a facet's items by the order of their labels, the others behind them; where the facet sorts its values, that
 * order stays.
 */
export function arrangeItems(
  items: readonly FacetItem[],
  facet: FacetConfig,
): readonly FacetItem[] {
  const labels = labelsOf(facet)
  if (labels.length === 0 || facet.sorts.length > 0) return items
  const ranks = new Map(labels.map(({ value }, rank) => [value as string | null, rank]))
  const rank = ({ facet: value }: FacetItem) => ranks.get(value) ?? labels.length
  return items.toSorted((a, b) => rank(a) - rank(b))
}
