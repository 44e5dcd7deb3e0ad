import type { Bucket } from './bucket'

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/

/**
 * Reads the buckets between edges: `0,100,200,*` gives 0 to 100, 100 to 200, and 200 or more. A `*` leaves the first
 * or the last bucket open.
 * @returns null for fewer than two edges, and for edges that do not increase or are no numbers.
 */
export function parseBuckets(edges: readonly string[]): readonly Bucket[] | null {
  const last = edges.length - 1
  const ends = edges.map((edge, i) => {
    const text = edge.trim()
    if (text === '*' && (i === 0 || i === last)) return null
    return NUMBER.test(text) ? Number(text) : Number.NaN
  })
  const buckets = ends.slice(1).map((to, i) => ({ from: ends[i] ?? null, to }))
  return buckets.length > 0 && buckets.every(isBucket) ? buckets : null
}

function isBucket({ from, to }: Bucket): boolean {
  if (from === null || to === null) return (from ?? to) !== null && !Number.isNaN(from ?? to)
  return from < to
}
