import { RANDOM_SORT_KEYS } from './constants'

/** The value of a sort option that gives a new random order each time it is chosen. */
export const RANDOM = 'random'

/** The sort of a random key. One key always gives the same order, so that paging and Back are stable (spec 4.4). */
export function randomSort(key: number): string {
  return `random_${key} asc`
}

/** Whether a sort is a random one. */
export function isRandomSort(sort: string): boolean {
  return /^random_\d+\s+(?:asc|desc)$/.test(sort)
}

/** @param chance from 0 to below 1. @returns a whole number, 1 to 9998 (spec 4.4). */
export function randomKey(chance: number): number {
  const { first, last } = RANDOM_SORT_KEYS
  return first + Math.floor(chance * (last - first + 1))
}
