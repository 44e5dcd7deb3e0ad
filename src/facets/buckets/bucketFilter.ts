import { parseFilter } from '../../filters/filter'
import { escapeTerm } from '../../solr/lucene/escape'
import type { FacetValue } from '../facetValue'
import { type Bucket, parseBucketValue } from './bucket'
import { bucketRange } from './bucketRange'

/** Matches what a numeric field of Solr can be filtered by, beside ranges. */
const NUMBER = /^-?\d{1,15}(\.\d+)?$/

/**
 * The filter that Solr gets for the chosen buckets of a field; filters of other fields, and ranges, are unchanged.
 * @returns '' where no value is a bucket or a number, as in an edited link: Solr would reject it.
 */
export function bucketFilter(text: string, field: string, buckets: readonly Bucket[]): string {
  const filter = parseFilter(text)
  if (filter.kind !== 'values' || filter.field !== field) return text
  const isAlone = filter.values.length === 1
  const clauses = filter.values.flatMap((value) => clauseOf(value, field, buckets, isAlone))
  const [first] = clauses
  if (first === undefined) return ''
  const tag = `{!tag=${field}}`
  if (isAlone) return filter.values[0] === null ? `${tag}${first}` : `${tag}${field}:${first}`
  return `${tag}${field}:( ${clauses.join(' OR ')} )`
}

function clauseOf(
  value: FacetValue,
  field: string,
  buckets: readonly Bucket[],
  isAlone: boolean,
): string[] {
  if (value === null) return [isAlone ? `-${field}:[* TO *]` : `(*:* -${field}:[* TO *])`]
  const bucket = parseBucketValue(value)
  if (bucket) return [bucketRange(bucket, buckets)]
  return NUMBER.test(value) ? [escapeTerm(value)] : []
}
