import { type RandomSequence, randomSequence } from '../corpus/randomSequence'

/** The sequences of chances that requests with the same seed take turns at. */
export interface RandomSequences {
  get(seed: number): RandomSequence
  /** Starts every sequence again. */
  reset(): void
}

/** More seeds than one session uses; beyond it all start again. */
const MAX_SEQUENCES = 1000

export function createRandomSequences(): RandomSequences {
  const sequences = new Map<number, RandomSequence>()
  return {
    get(seed) {
      if (sequences.size >= MAX_SEQUENCES && !sequences.has(seed)) sequences.clear()
      const sequence = sequences.get(seed) ?? randomSequence(seed)
      sequences.set(seed, sequence)
      return sequence
    },
    reset: () => sequences.clear(),
  }
}
