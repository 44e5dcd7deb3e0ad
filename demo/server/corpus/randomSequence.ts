/** A source of numbers in [0, 1) that gives the same sequence for the same seed. */
export type RandomSequence = () => number

/**
 * Mulberry32: small, fast and good enough for demo data.
 * @param seed any number; only its low 32 bits count.
 */
export function randomSequence(seed: number): RandomSequence {
  let state = scrambled(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Mixes the seed, so that neighboring seeds give unrelated sequences. */
function scrambled(seed: number): number {
  let state = seed >>> 0
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}
