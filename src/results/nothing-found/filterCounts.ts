import type { SearchParams } from '../../solr/request/params'
import type { SearchRequest } from '../../solr/request/searchRequest'
import type { JsonObject } from '../../solr/response/jsonObject'
import { queryCount } from '../../solr/response/queryCount'
import { MAX_COUNTED_FILTERS } from './constants'
import type { Change, Relaxation } from './relaxation'
import { tagFilter } from './tagFilter'

/** A filter of the state that finds more than another. */
export interface WiderFilter {
  readonly filter: string
  /** What Solr counts for it in the response: a facet.query of this name, without the filters of a tag. */
  readonly query: (key: string, tag: string) => string
}

/** The search whose filters are counted. */
export interface CountedSearch {
  readonly params: SearchParams
  readonly requestOf: (params: SearchParams) => SearchRequest
  /** Wider filters in place of one, the narrowest first. */
  readonly wider: (filter: string) => readonly WiderFilter[]
}

/** The counts of a search's smaller filters, as one request. */
export interface FilterCounts {
  readonly fq: readonly string[]
  readonly queries: readonly string[]
  /** Reads what each change would find from the counts in the response. */
  readonly read: (queries: JsonObject) => readonly Relaxation[]
  /** Reads from the counts of the search without its words what it would find without any filter, too. */
  readonly readAll: (queries: JsonObject) => readonly Relaxation[]
}

/** The tag of all filters that a visitor can remove. */
const ALL = 'all'

/**
 * Counts in one request what the removal of each filter would find, and of all: every filter of the request has a tag,
 * and for each change one `facet.query` leaves out the filters that it changes. What a filter of the state is in the
 * request is seen by the request without it, so that it holds for all kinds of facets.
 */
export function filterCounts({ params, requestOf, wider }: CountedSearch): FilterCounts {
  const whole = requestOf(params).params.fq
  const tagsWithout = (fq: readonly string[]) => {
    const rest = requestOf({ ...params, fq }).params.fq
    const isSmaller = rest.every((text) => whole.includes(text))
    return isSmaller ? whole.flatMap((text, i) => (rest.includes(text) ? [] : [`n${i}`])) : []
  }
  const removable = tagsWithout([])
  const changes = params.fq.slice(0, MAX_COUNTED_FILTERS).flatMap((filter, i) => {
    const tags = tagsWithout(params.fq.filter((text) => text !== filter)).join(',')
    if (tags === '') return []
    const removal = counted({ kind: 'filter', filter }, `f${i}`, `{!ex=${tags} key=f${i}}*:*`)
    const greater = wider(filter).map((one, j) => {
      const key = `w${i}.${j}`
      return counted({ kind: 'wider', filter, by: one.filter }, key, one.query(key, tags))
    })
    return [[removal], greater]
  })
  const all = counted({ kind: 'filters' }, ALL, `{!ex=${ALL} key=${ALL}}*:*`)
  const groups = removable.length > 0 ? [...changes, [all]] : []
  return {
    fq: whole.map((text, i) =>
      tagFilter(text, removable.includes(`n${i}`) ? [`n${i}`, ALL] : [`n${i}`]),
    ),
    queries: groups.flat().map(({ query }) => query),
    read: (queries) =>
      groups.flatMap((group) => {
        const found = group
          .map(({ change, key }) => ({ ...change, count: queryCount(queries, key) }))
          .find(({ count }) => count > 0)
        return found ? [found] : []
      }),
    readAll: (queries) => [{ kind: 'all', count: queryCount(queries, ALL) }],
  }
}

const counted = (change: Change, key: string, query: string) => ({ change, key, query })
