import { PURCHASES_KEPT } from './constants'

/** Reads the transactions that were told of, from what storage held: anybody may have written there. */
export function readTold(stored: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Those and one more, as text; the oldest go first. */
export function withTold(stored: string | null, transaction: string): string {
  const others = readTold(stored).filter((one) => one !== transaction)
  return JSON.stringify([...others, transaction].slice(-PURCHASES_KEPT))
}
