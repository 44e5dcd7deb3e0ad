import { facetField, facetParams, isRangeFacet } from '../../facets/facetParams'
import { contextFilters } from '../../filters/contextFilters'
import {
  DEFAULT_FIELDS,
  DEFAULT_MINCOUNT,
  EVERYTHING,
  INDEX_FIELD,
  QUERY_PARSER,
  RESPONSE_FORMAT,
} from '../constants'
import { escapeTerm } from '../lucene/escapeTerm'
import { encodePairs, encodePart } from './encodePairs'
import { extraValues } from './extraValues'
import type { SearchRequest } from './searchRequest'

export type { SearchContext, SearchRequest } from './searchRequest'

type Pair = readonly [string, string]

/**
 * The form-encoded body of a search, its parameters in the spec's order.
 * An extra parameter with one of the ordered names stands in its place and replaces the default;
 * the visitor's own q, sort and bq come before the page's, and fq and facet.field add up.
 * @see spec 7.1, design decisions 1, 2 and 5
 */
export function searchBody(request: SearchRequest): string {
  const { params, facets, rows, defaultBoost = '', indexId } = request
  const extras = new Map(extraValues(request))
  const take = (name: string): readonly string[] => {
    const values = extras.get(name) ?? []
    extras.delete(name)
    return values.filter((value) => value !== '')
  }
  const all = (name: string, values: readonly string[]): Pair[] =>
    [...new Set(values)].filter((value) => value !== '').map((value) => [name, value])
  const last = (name: string, fallback: string): Pair[] =>
    all(name, [take(name).at(-1) ?? fallback])
  const own = (name: string, value: string): Pair[] => {
    const site = last(name, '')
    return value === '' ? site : [[name, value]]
  }
  const boosts = take('bq')
  const [, fields] = last('fl', DEFAULT_FIELDS)[0] ?? ['fl', DEFAULT_FIELDS]
  const [query = ['q', EVERYTHING] as const] = own('q', params.q)

  const ordered: Pair[] = [
    query,
    ...all('fq', [...contextFilters(request.context), ...take('fq'), ...params.fq]),
    ...last('facet', 'true'),
    ...all('facet.field', [...listed(facets), ...take('facet.field')]),
    ...last('facet.limit', ''),
    ...last('facet.mincount', String(DEFAULT_MINCOUNT)),
    ...last('facet.missing', ''),
    ...last('facet.prefix', ''),
    ['rows', String(rows)],
    ['start', String(params.start)],
    ...own('sort', params.sort),
    ...all('bq', params.bq.length > 0 ? params.bq : boosts),
    ...last('boost', defaultBoost),
    ...last('defType', QUERY_PARSER),
    ...last('json.nl', 'map'),
  ]
  const unordered = [...facetParams(facets), ...pairsOf(extras)]
  const body = encodePairs([...ordered, ...sorted(unordered)])
  const index = indexId ? `&fq=${INDEX_FIELD}:${encodePart(escapeTerm(indexId))}` : ''
  return `${body}&fl=${encodePart(fields)}&${RESPONSE_FORMAT}${index}`
}

function listed(facets: SearchRequest['facets']): readonly string[] {
  return facets.filter((facet) => !isRangeFacet(facet)).map(facetField)
}

function pairsOf(extras: ReadonlyMap<string, readonly string[]>): Pair[] {
  return [...extras].flatMap(([name, values]) => values.map((value) => [name, value] as const))
}

/** By name, in code unit order; pairs of one name keep their order, identical ones are sent once. */
function sorted(pairs: readonly Pair[]): Pair[] {
  const distinct = new Map(pairs.map((pair) => [encodePairs([pair]), pair]))
  return [...distinct.values()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
