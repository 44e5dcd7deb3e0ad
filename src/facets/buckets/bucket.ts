/** A bucket of numbers: `from` belongs to it, `to` does not. Null is an open end. */
export interface Bucket {
  readonly from: number | null
  readonly to: number | null
}

const NUMBER = '-?\\d+(?:\\.\\d+)?'
const VALUE = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`)

/** A bucket as a facet value: `100-200`, `500-` for 500 or more, `-100` for less than 100. */
export function bucketValue({ from, to }: Bucket): string {
  return `${from ?? ''}-${to ?? ''}`
}

/** Reads a bucket from a facet value. @returns null for any other value. */
export function parseBucketValue(value: string): Bucket | null {
  const [, from, to] = VALUE.exec(value) ?? []
  if (from === undefined && to === undefined) return null
  const bucket = { from: numberOrNull(from), to: numberOrNull(to) }
  const isCrossed = bucket.from !== null && bucket.to !== null && bucket.from >= bucket.to
  return isCrossed ? null : bucket
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
