import { type CompareOptions, compareTexts, type Text } from './compareTexts'

/** A sequence that more texts have than this tells nothing of a text. */
const MOST_TEXTS = 60

/** How many similar texts a text is tried behind. */
const PLACES = 2

/** Keeps short texts, which are similar to many, from coming first. */
const SHORT = 50

/**
 * Moves texts, the longest first, behind one that they resemble, where that makes the whole smaller.
 * @param order of all texts, by their indexes
 * @param measure gives the size of the whole
 * @param tries how often it may be asked
 */
export function refineOrder(
  texts: readonly Text[],
  order: readonly number[],
  options: CompareOptions,
  measure: (order: readonly number[]) => number,
  tries: number,
): readonly number[] {
  const mostSimilar = createMostSimilar(texts, options)
  const longest = [...texts.keys()]
    .filter((i) => !texts[i]?.isFixed)
    .sort((a, b) => lengthOf(texts[b]) - lengthOf(texts[a]))
  const moves = longest.flatMap((moved) => mostSimilar(moved).map((other) => ({ moved, other })))
  let best = order
  let least = measure(order)
  for (const { moved, other } of moves.slice(0, tries)) {
    const next = best.filter((i) => i !== moved)
    next.splice(next.indexOf(other) + 1, 0, moved)
    if (texts[next.at(-1) ?? -1]?.isFixed !== true) continue
    const size = measure(next)
    if (size < least) [best, least] = [next, size]
  }
  return best
}

const lengthOf = (one: Text | undefined) => one?.text.length ?? 0

/** @returns a function that lists the texts that share the most with one, for the length that they have */
function createMostSimilar(texts: readonly Text[], options: CompareOptions) {
  const { entries, weights } = compareTexts(texts, options)
  const textsOf = new Map<number, number[]>()
  for (const { at, shared } of entries) {
    for (const one of shared) {
      const all = textsOf.get(one)
      if (all) all.push(at)
      else textsOf.set(one, [at])
    }
  }
  return (at: number): readonly number[] => {
    const scores = new Map<number, number>()
    for (const one of entries[at]?.shared ?? []) {
      const all = textsOf.get(one) ?? []
      if (all.length > MOST_TEXTS) continue
      for (const other of all) scores.set(other, (scores.get(other) ?? 0) + (weights[one] ?? 0))
    }
    scores.delete(at)
    const similarity = ([other, score]: readonly [number, number]) =>
      score / Math.sqrt((entries[other]?.shared.length ?? 0) + SHORT)
    return [...scores]
      .sort((a, b) => similarity(b) - similarity(a))
      .slice(0, PLACES)
      .map(([other]) => other)
  }
}
