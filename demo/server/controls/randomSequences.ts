import { type RandomSequence, randomSequence } from '../corpus/randomSequence'

/** The random sequences by seed. Requests with the same seed share one. */
export interface RandomSequences {
  get(seed: number): RandomSequence
  /** Restarts every sequence. */
  reset(): void
}

/** More seeds than one session uses. Beyond it all sequences restart. */
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
