/**
 * The known word that a mistyped one most likely meant.
 * @returns null when nothing is near enough to be a help.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      least = distance
      best = candidate
    }
  }
  return best
}

/** Optimal string alignment: insertions, deletions, substitutions, and swaps of neighbours cost one. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [[...Array(b.length + 1).keys()]]
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1)
      }
      row[j] = cost
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
