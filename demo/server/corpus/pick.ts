import type { RandomSequence } from './randomSequence'

/** One of the items, each as likely as the next. */
export function pick<T>(random: RandomSequence, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
