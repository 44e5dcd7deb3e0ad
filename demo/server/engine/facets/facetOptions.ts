import type { SolrParams } from '../solrParams'
import { isYes, toInt } from '../solrParams'

/** How the values of one field are listed. */
export interface FacetOptions {
  readonly prefix: string
  readonly contains: string
  readonly containsIgnoresCase: boolean
  readonly sort: 'count' | 'index'
  /** A negative number means no limit. */
  readonly limit: number
  readonly offset: number
  readonly mincount: number
  readonly missing: boolean
  /** Changes only how text fields are counted. */
  readonly method: string | null
}

/** Reads `f.{field}.facet.*`, else `facet.*`, else Solr's defaults. */
export function facetOptions(params: SolrParams, field: string): FacetOptions {
  const of = (name: string): string | undefined => params.forField(field, `facet.${name}`)
  const limit = toInt(of('limit'), 100)
  const sort = of('sort')
  return {
    prefix: of('prefix') ?? '',
    contains: of('contains') ?? '',
    containsIgnoresCase: isYes(of('contains.ignoreCase')),
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
