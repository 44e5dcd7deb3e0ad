import type { DocSet } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import { localParams } from '../lucene/localParams'
import { namedList } from '../response/namedList'
import { type JsonValue, OrderedMap } from '../response/orderedMap'
import { SolrError } from '../solrError'
import type { SolrParams } from '../solrParams'
import { facetOptions, LOCAL_OPTIONS } from './facetOptions'
import { fieldFacet } from './fieldFacet'
import { queryFacets } from './queryFacets'
import { rangeFacet } from './rangeFacet'

const UNSUPPORTED = ['facet.pivot', 'facet.interval', 'facet.heatmap']

/**
 * The `facet_counts` of a response.
 * @param setWithout returns the documents that match all filters except those with one of the tags.
 * @param setOf returns the documents that a query matches, as a filter.
 */
export function facetCounts(
  index: SearchIndex,
  params: SolrParams,
  setWithout: (tags: readonly string[]) => DocSet,
  setOf: (query: string) => DocSet,
): OrderedMap {
  for (const name of UNSUPPORTED) {
    if (params.get(name) !== undefined) throw new SolrError(`${name} is not supported here`)
  }
  const style = params.get('json.nl')
  const entriesOf = (
    name: string,
    make: (field: string, set: DocSet, local: ReadonlyMap<string, string>) => JsonValue,
    known: readonly string[] = [],
  ): (readonly [string, JsonValue])[] =>
    params.all(name).map((value) => {
      const { text: field, key, excludedTags, options } = localParams(value, known)
      return [key ?? field, make(field, setWithout(excludedTags), options)] as const
    })
  const fields = entriesOf(
    'facet.field',
    (field, set, local) =>
      namedList(fieldFacet(index, field, set, facetOptions(params, field, local)), style),
    LOCAL_OPTIONS,
  )
  const ranges = entriesOf('facet.range', (field, set) => rangeFacet(index, params, field, set))
  return new OrderedMap([
    ['facet_queries', queryFacets(params.all('facet.query'), setOf, setWithout)],
    ['facet_fields', new OrderedMap(fields)],
    ['facet_ranges', new OrderedMap(ranges)],
    ['facet_intervals', new OrderedMap([])],
    ['facet_heatmaps', new OrderedMap([])],
  ])
}
