/**
 * The rows of a list of saved items since it was opened: whatever was saved then, removed by now or not, and
 * behind it what was saved since.
 * @returns the very same rows where nothing came.
 */
export function rowsSince(rows: readonly string[], saved: readonly string[]): readonly string[] {
  const shown = new Set(rows)
  const fresh = saved.filter((id) => !shown.has(id))
  return fresh.length === 0 ? rows : [...rows, ...fresh]
}
