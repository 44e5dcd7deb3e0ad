/**
 * The number of letters that must be changed, added, removed or swapped to turn one word into the other.
 * @param max the largest distance of interest.
 * @returns null when the distance is greater than `max`.
 */
export function editDistance(first: string, second: string, max: number): number | null {
  const a = [...first]
  const b = [...second]
  if (Math.abs(a.length - b.length) > max) return null
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > max) return null
    beforeLast = last
    last = current
  }
  const edits = last[b.length] ?? 0
  return edits <= max ? edits : null
}
