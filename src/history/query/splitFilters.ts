import type { FacetConfig } from '../../facets/config/facetConfig'
import { extension } from '../../facets/further/extension'
import { parseFilter } from '../../filters/filter'
import { filterField } from '../../solr/lucene/filterField'
import { type DescribedFilters, facetPairs } from './facetPairs'
import type { QueryNames } from './queryNames'

/**
 * Splits filters into those that their facet's name can describe, in the order of the facets, and all others. One
 * choice of filters has one order: one address, one request, one cached answer.
 */
export function splitFilters(
  fq: readonly string[],
  { facets }: QueryNames,
): { readonly readable: readonly DescribedFilters[]; readonly others: readonly string[] } {
  const fields = new Map(fq.map((text) => [text, filterField(parseFilter(text))]))
  const isOf = (facet: FacetConfig, text: string) => {
    const field = fields.get(text)
    // A filter that excludes is of no field, other than for a kind of facet that has pairs for it.
    return field === null
      ? !!extension()?.pairs(facet, [text], () => [])?.[0]
      : field === facet.field
  }
  const readable = [...facets].flatMap(([name, facet]): DescribedFilters[] => {
    const filters = fq.filter((text) => isOf(facet, text))
    const found = facetPairs(facet, filters)
    if (!found || filters.length === 0) return []
    return [
      {
        filters: found.filters,
        pairs: found.pairs.map(([brackets, value]) => [name + brackets, value]),
      },
    ]
  })
  const named = new Set(readable.flatMap(({ filters }) => filters))
  return { readable, others: fq.filter((text) => !named.has(text)) }
}
