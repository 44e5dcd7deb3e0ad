import type { Bucket } from './bucket'

/**
 * A bucket as a range of Solr: its end is excluded, so that no number is in two buckets. The end of the last bucket
 * is included: "8 to 10" finds 10.
 */
export function bucketRange({ from, to }: Bucket, buckets: readonly Bucket[]): string {
  const isLast = to === null || buckets.at(-1)?.to === to
  return `[${from ?? '*'} TO ${to ?? '*'}${isLast ? ']' : '}'}`
}
