/**
 * The rows of an open list of saved items: removed rows stay, newly saved ids are appended.
 * @returns the same array when no id is new.
 */
export function appendNewRows(
  rows: readonly string[],
  saved: readonly string[],
): readonly string[] {
  const known = new Set(rows)
  const added = saved.filter((id) => !known.has(id))
  return added.length === 0 ? rows : [...rows, ...added]
}
