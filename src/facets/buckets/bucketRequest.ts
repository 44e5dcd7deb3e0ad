import type { SearchRequest } from '../../solr/request/searchRequest'
import { withFacetQueries } from '../../solr/request/withFacetQueries'
import { withoutFacet } from '../../solr/request/withoutFacet'
import { activeValues } from '../activeValues'
import { BETWEEN, numbersOnly, withFilters } from '../further/numbersOnly'
import { type Bucket, bucketValue, parseBucketValue } from './bucket'
import { bucketFilter } from './bucketFilter'
import { bucketRange } from './bucketRange'

/** The name of a bucket's count in the response. */
export function bucketKey(field: string, value: string): string {
  return `${field}:${value}`
}

/** The values of a facet's buckets: the configured ones, and those of a link. */
export function bucketValues(
  fq: readonly string[],
  field: string,
  buckets: readonly Bucket[],
): readonly string[] {
  const chosen = activeValues(fq, field).filter((value) => value !== null)
  const others = chosen.filter((value) => parseBucketValue(value))
  return [...new Set([...buckets.map(bucketValue), ...others])]
}

/** Counts the buckets of a field in place of its values, and filters by them. */
export function bucketRequest(
  request: SearchRequest,
  field: string,
  buckets: readonly Bucket[],
): SearchRequest {
  const ends = buckets.flatMap(({ from, to }) => [from, to])
  const numeric = request.params.fq.filter(numbersOnly(field, ends, BETWEEN))
  const queries = bucketValues(numeric, field, buckets).flatMap((value) => {
    const bucket = parseBucketValue(value)
    const query = bucket && `${field}:${bucketRange(bucket, buckets)}`
    return query ? [{ key: bucketKey(field, value), query }] : []
  })
  const fq = numeric.map((text) => bucketFilter(text, field, buckets))
  return withFacetQueries(withoutFacet(withFilters(request, fq), field), field, queries)
}
