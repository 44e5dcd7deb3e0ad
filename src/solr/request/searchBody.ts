import { facetField, facetParams, isRangeFacet } from '../../facets/facetParams'
import { contextFilters } from '../../filters/contextFilters'
import {
  DEFAULT_FIELDS,
  DEFAULT_MINCOUNT,
  INDEX_FIELD,
  MATCH_ALL,
  QUERY_PARSER,
  RESPONSE_FORMAT,
} from '../constants'
import { escapeTerm } from '../lucene/escape'
import { encodePairs, encodePart } from './encodePairs'
import { extraValues } from './extraValues'
import type { SearchRequest } from './searchRequest'

export type { SearchContext, SearchRequest } from './searchRequest'

type Pair = readonly [string, string]

/**
 * Builds the form-encoded body of a search, its parameters in the spec's order. An extra parameter with one of
 * the ordered names replaces the default in its place. The visitor's q, sort and bq win over the configured
 * ones; fq and facet.field are combined.
 * @see spec 7.1, design decisions 1, 2 and 5
 */
export function searchBody(request: SearchRequest): string {
  const { params, facets, rows, defaultBoost = '', indexId } = request
  const extras = new Map(extraValues(request))
  const takeValues = (name: string): readonly string[] => {
    const values = extras.get(name) ?? []
    extras.delete(name)
    return values.filter((value) => value !== '')
  }
  const pairs = (name: string, values: readonly string[]): Pair[] =>
    [...new Set(values)].filter((value) => value !== '').map((value) => [name, value])
  const lastOr = (name: string, fallback: string): Pair[] =>
    pairs(name, [takeValues(name).at(-1) ?? fallback])
  const visitorOr = (name: string, value: string): Pair[] => {
    const configured = lastOr(name, '')
    return value === '' ? configured : [[name, value]]
  }
  const boosts = takeValues('bq')
  const [, fields] = lastOr('fl', DEFAULT_FIELDS)[0] ?? ['fl', DEFAULT_FIELDS]
  const [query = ['q', MATCH_ALL] as const] = visitorOr('q', params.q)

  const ordered: Pair[] = [
    query,
    ...pairs('fq', [...contextFilters(request.context), ...takeValues('fq'), ...params.fq]),
    ...lastOr('facet', 'true'),
    ...pairs('facet.field', [...facetFields(facets), ...takeValues('facet.field')]),
    ...lastOr('facet.limit', ''),
    ...lastOr('facet.mincount', String(DEFAULT_MINCOUNT)),
    ...lastOr('facet.missing', ''),
    ...lastOr('facet.prefix', ''),
    ['rows', String(rows)],
    ['start', String(params.start)],
    ...visitorOr('sort', params.sort),
    ...pairs('bq', params.bq.length > 0 ? params.bq : boosts),
    ...lastOr('boost', defaultBoost),
    ...lastOr('defType', QUERY_PARSER),
    ...lastOr('json.nl', 'map'),
  ]
  const unordered = [...facetParams(facets), ...toPairs(extras)]
  const body = encodePairs([...ordered, ...sortPairs(unordered)])
  const index = indexId ? `&fq=${INDEX_FIELD}:${encodePart(escapeTerm(indexId))}` : ''
  return `${body}&fl=${encodePart(fields)}&${RESPONSE_FORMAT}${index}`
}

function facetFields(facets: SearchRequest['facets']): readonly string[] {
  return facets.filter((facet) => !isRangeFacet(facet)).map(facetField)
}

function toPairs(extras: ReadonlyMap<string, readonly string[]>): Pair[] {
  return [...extras].flatMap(([name, values]) => values.map((value) => [name, value] as const))
}

/** Sorts by name, in code unit order. Pairs of one name keep their order; duplicates are removed. */
function sortPairs(pairs: readonly Pair[]): Pair[] {
  const distinct = new Map(pairs.map((pair) => [encodePairs([pair]), pair]))
  return [...distinct.values()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
