import type { SolrParams } from '../solrParams'
import { isYes, toInt } from '../solrParams'

/** How the values of one field are listed. */
export interface FacetOptions {
  readonly prefix: string
  readonly contains: string
  readonly containsIgnoresCase: boolean
  /** A regular expression that the whole value matches; null for any value. */
  readonly matches: string | null
  readonly sort: 'count' | 'index'
  /** A negative number means no limit. */
  readonly limit: number
  readonly offset: number
  readonly mincount: number
  readonly missing: boolean
  /** Changes only how text fields are counted. */
  readonly method: string | null
}

/** The options that `facet.field` may also have as local params: those that hold on one node and on shards. */
export const LOCAL_OPTIONS: readonly string[] = ['facet.prefix', 'facet.matches']

/**
 * Reads `f.{field}.facet.*`, else the local param `facet.*`, else `facet.*`, else Solr's defaults.
 * @param local the local params of `facet.field`
 */
export function facetOptions(
  params: SolrParams,
  field: string,
  local: ReadonlyMap<string, string> = new Map(),
): FacetOptions {
  const of = (name: string): string | undefined =>
    params.get(`f.${field}.facet.${name}`) ??
    local.get(`facet.${name}`) ??
    params.get(`facet.${name}`)
  const limit = toInt(of('limit'), 100)
  const sort = of('sort')
  return {
    prefix: of('prefix') ?? '',
    contains: of('contains') ?? '',
    containsIgnoresCase: isYes(of('contains.ignoreCase')),
    matches: of('matches') ?? null,
    sort:
      sort === undefined
        ? limit > 0
          ? 'count'
          : 'index'
        : /^(count|true)$/.test(sort)
          ? 'count'
          : 'index',
    limit,
    offset: toInt(of('offset'), 0),
    mincount: toInt(of('mincount'), 0),
    missing: isYes(of('missing')),
    method: of('method') ?? null,
  }
}
