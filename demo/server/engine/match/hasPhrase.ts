/**
 * Whether the words of a phrase stand in a text one after the other.
 * @param slop how many places they may be moved, all together, as in Lucene's sloppy phrases.
 */
export function hasPhrase(
  text: readonly string[],
  phrase: readonly string[],
  slop: number,
): boolean {
  const places = phrase.map((word) =>
    text.flatMap((found, position) => (found === word ? [position] : [])),
  )
  const fits = (next: number, min: number, max: number): boolean => {
    if (max - min > slop) return false
    const positions = places[next]
    if (!positions) return true
    return positions.some((position) => {
      const shift = position - next
      return fits(next + 1, Math.min(min, shift), Math.max(max, shift))
    })
  }
  return places[0]?.some((position) => fits(1, position, position)) ?? false
}
