import { parseFilter } from '../../filters/filter'
import { filterField } from '../../solr/lucene/filterField'
import { facetPairs } from './facetPairs'
import type { QueryNames } from './queryNames'

/** The filters of one facet that pairs of its name describe. */
export interface ReadableFilters {
  readonly filters: readonly string[]
  /** The brackets behind the facet's name, with a value each. */
  readonly pairs: readonly (readonly [name: string, value: string])[]
}

/**
 * Splits filters into those that their facet's name can describe, in the order of the facets, and all others. One
 * choice of filters has one order: one address, one request, one cached answer.
 */
export function splitFilters(
  fq: readonly string[],
  { facets }: QueryNames,
): { readonly readable: readonly ReadableFilters[]; readonly others: readonly string[] } {
  const fields = new Map(fq.map((text) => [text, filterField(parseFilter(text))]))
  const readable = [...facets].flatMap(([name, facet]): ReadableFilters[] => {
    const filters = fq.filter((text) => fields.get(text) === facet.field)
    const pairs = facetPairs(facet, filters)
    if (!pairs || filters.length === 0) return []
    return [{ filters, pairs: pairs.map(([brackets, value]) => [name + brackets, value]) }]
  })
  const named = new Set(readable.flatMap(({ filters }) => filters))
  return { readable, others: fq.filter((text) => !named.has(text)) }
}
