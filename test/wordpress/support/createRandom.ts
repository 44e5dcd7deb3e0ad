/** Whole numbers from 0 to below a limit, the same ones for the same seed. */
export type Random = (limit: number) => number

/** @see Mulberry32 by Tommy Ettinger, which is in the public domain */
export function createRandom(seed: number): Random {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
