import { RANDOM_SORT_KEYS } from './constants'

/** What a sort option says to mean a new order each time that it is chosen. */
export const RANDOM = 'random'

/** The order that a key stands for: the same each time, so that paging and Back stay stable (spec 4.4). */
export function randomSort(key: number): string {
  return `random_${key} asc`
}

/** Whether a sort is one of those orders. */
export function isRandomSort(sort: string): boolean {
  return /^random_\d+\s+(?:asc|desc)$/.test(sort)
}

/** @param chance from 0 up to, but not, 1. @returns a whole number, 1 to 9998 (spec 4.4). */
export function randomKey(chance: number): number {
  const { first, last } = RANDOM_SORT_KEYS
  return first + Math.floor(chance * (last - first + 1))
}
