import type { RandomSequence } from './randomSequence'

/** Picks `min` to `max` different items, in the order of the list. */
export function pickSome<T>(
  random: RandomSequence,
  items: readonly T[],
  min: number,
  max: number,
): readonly T[] {
  let wanted = min + Math.floor(random() * (max - min + 1))
  let left = items.length
  const picked: T[] = []
  for (const item of items) {
    if (random() < wanted / left) {
      picked.push(item)
      wanted -= 1
    }
    left -= 1
  }
  return picked
}
