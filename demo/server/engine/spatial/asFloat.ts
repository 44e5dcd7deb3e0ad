/** The number that Solr writes for a float: the shortest one that stands for the same 32 bits. */
export function asFloat(value: number): number {
  const float = Math.fround(value)
  for (let digits = 1; digits < 9; digits += 1) {
    const short = Number(float.toPrecision(digits))
    if (Math.fround(short) === float) return short
  }
  return Number(float.toPrecision(9))
}
