/**
 * Whether a text contains the words of a phrase in order.
 * @param slop how many positions they may be moved altogether, as in Lucene's sloppy phrases.
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
