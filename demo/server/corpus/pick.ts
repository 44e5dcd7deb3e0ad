import type { RandomSequence } from './randomSequence'

/** Picks one of the items, with equal probability. */
export function pick<T>(random: RandomSequence, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
