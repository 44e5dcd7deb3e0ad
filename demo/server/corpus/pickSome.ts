import type { RandomSequence } from './randomSequence'

/** Picks `min` to `max` different items, in the order of the list. */
export function pickSome<T>(
  random: RandomSequence,
  items: readonly T[],
  min: number,
  max: number,
): readonly T[] {
  let needed = min + Math.floor(random() * (max - min + 1))
  let remaining = items.length
  const picked: T[] = []
  for (const item of items) {
    if (random() < needed / remaining) {
      picked.push(item)
      needed -= 1
    }
    remaining -= 1
  }
  return picked
}
