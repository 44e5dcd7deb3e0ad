export interface Text {
  readonly text: string
  /** Whether it stays behind the fixed ones before it, and before those after it. The first and the last one are. */
  readonly isFixed: boolean
}

export interface CompareOptions {
  /** The length of the sequences that are compared, in characters. */
  readonly length: number
  /** How much more a rare sequence counts than one that many texts have. */
  readonly rarity: number
}

export interface ComparedText {
  readonly at: number
  readonly isFixed: boolean
  /** All its sequences, by number. */
  readonly sequences: Int32Array
  /** Those that another text has, too: each once. */
  readonly shared: Int32Array
}

/** Numbers all sequences, and finds those that several texts share. */
export function compareTexts(texts: readonly Text[], { length, rarity }: CompareOptions) {
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
  const entries: readonly ComparedText[] = texts.map(({ isFixed }, at) => ({
    at,
    isFixed,
    sequences: sequences[at] ?? new Int32Array(),
    shared: Int32Array.from((distinct[at] ?? []).filter((one) => (counts[one] ?? 0) > 1)),
  }))
  return { entries, weights }
}
