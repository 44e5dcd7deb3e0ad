import { type ComparedText, type CompareOptions, compareTexts, type Text } from './compareTexts'

/** How far gzip looks back, in bytes. */
const WINDOW = 32_000

/** Keeps short texts, of which a few sequences are most, from coming first. */
const SHORT = 3

/**
 * Orders texts so that each comes behind those that it resembles: next is always the one of whose sequences the most
 * stand in the window before it.
 * @returns their indexes
 */
export function orderTexts(texts: readonly Text[], options: CompareOptions): readonly number[] {
  const { entries, weights } = compareTexts(texts, options)
  const totals = entries.map(({ shared }) =>
    shared.reduce((sum, one) => sum + (weights[one] ?? 0), SHORT),
  )
  const lastSeen = new Int32Array(weights.length).fill(-WINDOW)
  let position = 0
  const similarity = ({ at, shared }: ComparedText) => {
    let sum = 0
    for (const one of shared) {
      if ((lastSeen[one] ?? 0) > position - WINDOW) sum += weights[one] ?? 0
    }
    return sum / (totals[at] ?? 1)
  }
  const fixed = entries.filter(({ isFixed }) => isFixed)
  const free = entries.filter(({ isFixed }) => !isFixed)
  const last = fixed.pop()
  const order: number[] = []
  const add = (entry: ComparedText | undefined) => {
    if (!entry) return
    order.push(entry.at)
    for (const one of entry.sequences) lastSeen[one] = position++
    position += options.length - 1
  }
  add(fixed.shift())
  while (free.length > 0) {
    let next = 0
    let most = -1
    for (const [i, entry] of free.entries()) {
      const now = similarity(entry)
      if (now > most) [next, most] = [i, now]
    }
    const [first] = fixed
    if (first && similarity(first) >= most) add(fixed.shift())
    else add(free.splice(next, 1)[0])
  }
  for (const one of fixed) add(one)
  add(last)
  return order
}
