/** The rank of a document in the random order `random_{number}`. It is the same each time. */
export function randomRank(name: string, doc: number): number {
  let hash = 2166136261
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  hash = Math.imul(hash ^ doc, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
