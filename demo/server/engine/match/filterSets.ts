import type { DateContext } from '../index/dateMath'
import { type DocSet, emptySet, intersect } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import { localParams } from '../lucene/localParams'
import type { Operator } from '../lucene/occurOf'
import { parseLucene } from '../lucene/parseLucene'
import { createMemo } from '../memo'
import type { Circle } from '../spatial/circle'
import { matchCircle } from '../spatial/matchCircle'
import { matchNode } from './matchNode'

/** One filter query: its matching documents, and the tags by which facets exclude it. */
export interface Filter {
  readonly tags: readonly string[]
  readonly set: DocSet
}

/** Turns `fq` values into filters. The latest sets are cached (Solr's filterCache). */
export type FilterReader = (
  fqs: readonly string[],
  operator: Operator,
  dates: DateContext,
) => readonly Filter[]

export function createFilterReader(index: SearchIndex): FilterReader {
  const memo = createMemo<DocSet>(500)
  return (fqs, operator, dates) =>
    fqs
      .filter((fq) => fq.trim() !== '')
      .map((fq) => {
        const { tags, circle, text } = localParams(fq)
        const find = () => {
          if (circle) return matchCircle(index, circle)
          const hits = matchNode({ ...index, dates }, parseLucene(text, { operator }), {
            negatives: 'outermost',
          })
          return hits?.set ?? emptySet(index.size)
        }
        const set = mentionsDates(text) ? find() : memo.get(keyOf(operator, circle, text), find)
        return { tags, set }
      })
}

function keyOf(operator: Operator, circle: Circle | null, text: string): string {
  return circle ? JSON.stringify(circle) : `${operator} ${text}`
}

/** Whether a query's dates may depend on the time of the request, or on its time zone. */
function mentionsDates(text: string): boolean {
  return /NOW|Z[-+/]/.test(text.replaceAll('\\', ''))
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
