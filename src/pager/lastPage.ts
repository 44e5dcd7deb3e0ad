/**
 * The `start` of the last page, for a `start` beyond the results.
 * @returns null when `start` is within the results, or nothing was found.
 */
export function lastPageStart(start: number, numFound: number, rows: number): number | null {
  return numFound > 0 && start >= numFound ? Math.floor((numFound - 1) / rows) * rows : null
}
