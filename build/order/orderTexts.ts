export interface Text {
  readonly text: string
  /** Whether it stays behind the fixed ones before it, and before those after it. The first and the last one are. */
  readonly isFixed: boolean
}

interface Options {
  /** The length of the sequences that are compared, in characters. */
  readonly length: number
  /** How much more a rare sequence counts than one that many texts have. */
  readonly rarity: number
}

/** How far gzip looks back, in bytes. */
const WINDOW = 32_000

/** Keeps short texts, of which a few sequences are most, from coming first. */
const SHORT = 3

interface Entry {
  readonly at: number
  readonly isFixed: boolean
  /** All its sequences, by number. */
  readonly sequences: Int32Array
  /** Those that another text has, too: each once. */
  readonly shared: Int32Array
}

/**
 * Orders texts so that each comes behind those that it resembles: next is always the one of whose sequences the most
 * stand in the window before it.
 * @returns their indexes
 */
export function orderTexts(texts: readonly Text[], { length, rarity }: Options): readonly number[] {
  const { entries, weights } = compare(texts, length, rarity)
  const totals = entries.map(({ shared }) =>
    shared.reduce((sum, one) => sum + (weights[one] ?? 0), SHORT),
  )
  const lastSeen = new Int32Array(weights.length).fill(-WINDOW)
  let position = 0
  const likeness = ({ at, shared }: Entry) => {
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
  const add = (entry: Entry | undefined) => {
    if (!entry) return
    order.push(entry.at)
    for (const one of entry.sequences) lastSeen[one] = position++
    position += length - 1
  }
  add(fixed.shift())
  while (free.length > 0) {
    let next = 0
    let most = -1
    for (const [i, entry] of free.entries()) {
      const now = likeness(entry)
      if (now > most) [next, most] = [i, now]
    }
    const [first] = fixed
    if (first && likeness(first) >= most) add(fixed.shift())
    else add(free.splice(next, 1)[0])
  }
  for (const one of fixed) add(one)
  add(last)
  return order
}

/** Numbers all sequences, and finds those that several texts share. */
function compare(texts: readonly Text[], length: number, rarity: number) {
  const numbers = new Map<string, number>()
  const sequences = texts.map(({ text }) =>
    Int32Array.from({ length: Math.max(0, text.length - length + 1) }, (_, i) => {
      const sequence = text.slice(i, i + length)
      const number = numbers.get(sequence) ?? numbers.size
      numbers.set(sequence, number)
      return number
    }),
  )
  const distinct = sequences.map((all) => [...new Set(all)])
  const counts = new Int32Array(numbers.size)
  for (const one of distinct.flat()) counts[one] = (counts[one] ?? 0) + 1
  const weights = Float64Array.from(counts, (count) =>
    count < 2 ? 0 : Math.log2(1 + count) ** -rarity,
  )
  const entries: readonly Entry[] = texts.map(({ isFixed }, at) => ({
    at,
    isFixed,
    sequences: sequences[at] ?? new Int32Array(),
    shared: Int32Array.from((distinct[at] ?? []).filter((one) => (counts[one] ?? 0) > 1)),
  }))
  return { entries, weights }
}
