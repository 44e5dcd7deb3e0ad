const WIDTHS = [36, 12, 12, 8, 10] as const

/** Formats a row of the table, with the first column aligned to the left. */
export function tableLine(cells: readonly string[]): string {
  return cells
    .map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[0]) : cell.padStart(WIDTHS[at] ?? 0)))
    .join('')
}
