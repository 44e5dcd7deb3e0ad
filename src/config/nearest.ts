/**
 * Finds the known word that a mistyped one most likely meant.
 * @returns null when none is near enough.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null
  let smallest = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < smallest) {
      smallest = distance
      best = candidate
    }
  }
  return best
}

/** Optimal string alignment: insertions, deletions, substitutions, and swaps of neighbours cost one. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [[...Array(b.length + 1).keys()]]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const substitution = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + substitution)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(i - 2, j - 2) + 1)
      }
      rows[i]?.push(cost)
    }
  }
  return at(a.length, b.length)
}
