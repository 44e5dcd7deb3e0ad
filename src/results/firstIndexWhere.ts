/**
 * Finds the first index for which a test holds, when it holds for all indices after it too, in log₂(length) tests.
 * @returns `length` when it holds for none.
 */
export function firstIndexWhere(length: number, test: (index: number) => boolean): number {
  let from = 0
  let to = length
  while (from < to) {
    const middle = (from + to) >> 1
    if (test(middle)) to = middle
    else from = middle + 1
  }
  return from
}
