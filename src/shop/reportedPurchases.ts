import { MAX_REPORTED_PURCHASES } from './constants'

/** Reads the reported transactions from storage; invalid content counts as none. */
export function readReportedPurchases(stored: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Adds a transaction and returns the text to store; the oldest are dropped. */
export function withReportedPurchase(stored: string | null, transaction: string): string {
  const others = readReportedPurchases(stored).filter((one) => one !== transaction)
  return JSON.stringify([...others, transaction].slice(-MAX_REPORTED_PURCHASES))
}
