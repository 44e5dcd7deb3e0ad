/** Compares strings by code point, as Solr sorts terms. `<` compares UTF-16 units. */
export function compareCodePoints(first: string, second: string): number {
  const length = Math.min(first.length, second.length)
  for (let at = 0; at < length; at += 1) {
    const a = first.charCodeAt(at)
    const b = second.charCodeAt(at)
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1
  }
  return first.length - second.length
}

/** Whether the unit is half of a character beyond U+FFFF, which sorts after all others. */
function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}
