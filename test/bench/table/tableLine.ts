/** Formats a row of a table, with the first column aligned to the left. */
export function tableLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('')
}
