import type { MessageValues } from '../../contract/formatMessage'
import { type Bucket, parseBucketValue } from './bucket'
import type { BUCKET_MESSAGES } from './messages'

type Translate = (key: keyof typeof BUCKET_MESSAGES, values: MessageValues) => string

/**
 * The label of a bucket: "Under $100", "$100 to $200", "$500 or more".
 * @returns null for a value that is no bucket.
 */
export function bucketLabel(
  value: string,
  formatAmount: (amount: number) => string,
  translate: Translate,
): string | null {
  const bucket = parseBucketValue(value)
  return bucket && labelOf(bucket, formatAmount, translate)
}

function labelOf({ from, to }: Bucket, format: (n: number) => string, translate: Translate) {
  if (to === null) return translate('bucket.over', { min: format(from ?? 0) })
  if (from === null || from === 0) return translate('bucket.under', { max: format(to) })
  return translate('bucket.between', { min: format(from), max: format(to) })
}
