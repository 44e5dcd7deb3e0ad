import { type DocSet, emptySet, intersect } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import { localParams } from '../lucene/localParams'
import type { Operator } from '../lucene/occurOf'
import { parseLucene } from '../lucene/parseLucene'
import { createMemo } from '../memo'
import { matchNode } from './matchNode'

/** One filter query: its matching documents, and the tags by which facets exclude it. */
export interface Filter {
  readonly tags: readonly string[]
  readonly set: DocSet
}

/** Turns `fq` values into filters. The latest sets are cached (Solr's filterCache). */
export type FilterReader = (fqs: readonly string[], operator: Operator) => readonly Filter[]

export function createFilterReader(index: SearchIndex): FilterReader {
  const memo = createMemo<DocSet>(500)
  return (fqs, operator) =>
    fqs
      .filter((fq) => fq.trim() !== '')
      .map((fq) => {
        const { tags, text } = localParams(fq)
        const set = memo.get(`${operator} ${text}`, () => {
          const hits = matchNode(index, parseLucene(text, { operator }), {
            negatives: 'outermost',
          })
          return hits?.set ?? emptySet(index.size)
        })
        return { tags, set }
      })
}

/** The documents that match the query and all filters except those with one of the tags. */
export function filteredSet(
  query: DocSet,
  filters: readonly Filter[],
  excludedTags: readonly string[],
): DocSet {
  return filters
    .filter(({ tags }) => !tags.some((tag) => excludedTags.includes(tag)))
    .reduce((set, filter) => intersect(set, filter.set), query)
}
