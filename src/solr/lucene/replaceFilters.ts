/**
 * Removes the dropped filters and inserts the replacement at the place of the first, or at the end. A
 * replacement of null or '' inserts nothing.
 */
export function replaceFilters(
  fq: readonly string[],
  isDropped: (filter: string) => boolean,
  replacement: string | null,
): readonly string[] {
  const filters: string[] = []
  let at = -1
  for (const filter of fq) {
    if (!isDropped(filter)) filters.push(filter)
    else if (at < 0) at = filters.length
  }
  if (replacement) filters.splice(at < 0 ? filters.length : at, 0, replacement)
  return filters
}
