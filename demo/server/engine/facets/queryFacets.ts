import type { DocSet } from '../index/docSet'
import { localParams } from '../lucene/localParams'
import { OrderedMap } from '../response/orderedMap'

/**
 * Counts the documents of each `facet.query`. Without a key, a count has the name of the whole value.
 * @param setOf returns the documents that a query matches, as a filter.
 * @param setWithout returns the documents that match all filters except those with one of the tags.
 */
export function queryFacets(
  queries: readonly string[],
  setOf: (query: string) => DocSet,
  setWithout: (tags: readonly string[]) => DocSet,
): OrderedMap {
  return new OrderedMap(
    queries
      .filter((query) => query.trim() !== '')
      .map((query) => {
        const { key, excludedTags } = localParams(query)
        return [key ?? query, sizeOfBoth(setOf(query), setWithout(excludedTags))] as const
      }),
  )
}

function sizeOfBoth(first: DocSet, second: DocSet): number {
  return first.reduce((size, inFirst, doc) => size + (inFirst & (second[doc] ?? 0)), 0)
}
