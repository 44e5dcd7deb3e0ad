import { emptySet } from '../index/docSet'
import { valuesOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import { words } from '../index/words'
import { hasPhrase } from './hasPhrase'
import { type Hits, plainHits } from './hits'

/**
 * The documents that contain any word of a text in a field.
 * @param field null for all searched fields.
 * @returns null when the text has no words, so that the clause is ignored.
 */
export function matchWords(index: SearchIndex, field: string | null, text: string): Hits | null {
  const queryWords = words(text)
  if (queryWords.length === 0) return null
  const set = emptySet(index.size)
  const scores = new Float64Array(index.size)
  for (const word of queryWords) {
    for (const [doc, score] of wordScores(index, word, field)) {
      set[doc] = 1
      scores[doc] = (scores[doc] ?? 0) + score
    }
  }
  return { set, scores }
}

/** The documents that contain the phrase in one value of one field. */
export function matchPhrase(
  index: SearchIndex,
  field: string | null,
  text: string,
  slop: number,
): Hits | null {
  const queryWords = words(text)
  if (queryWords.length < 2) return matchWords(index, field, text)
  const fields = field === null ? Object.keys(index.schema.searched) : [field]
  const found = matchWords(index, field, text) ?? plainHits(emptySet(index.size))
  const set = found.set.map((matches, doc) => {
    const document = index.documents[doc]
    const inOne =
      matches === 1 &&
      document !== undefined &&
      fields.some((name) =>
        valuesOf(index.schema, document, name).some((value) =>
          hasPhrase(words(String(value)), queryWords, slop),
        ),
      )
    return inOne ? 1 : 0
  })
  return { set, scores: found.scores }
}

/** Scores a word. In fields outside the text index each match has the score 1. */
function wordScores(
  index: SearchIndex,
  word: string,
  field: string | null,
): Iterable<readonly [number, number]> {
  const weights = field === null ? index.schema.searched : { [field]: 1 }
  const text = index.text()
  const others = Object.keys(weights).filter((name) => !text.fields.has(name))
  const known = others.length < Object.keys(weights).length ? text.scores(word, weights) : []
  return [...known, ...others.flatMap((name) => plainScores(index, word, name))]
}

function plainScores(
  index: SearchIndex,
  word: string,
  field: string,
): (readonly [number, number])[] {
  const { ordinalOf, ordinals, starts } = index.terms(field)
  const wordOrdinal = ordinalOf.get(word)
  return index.documents.flatMap((_, doc) =>
    ordinals.subarray(starts[doc], starts[doc + 1]).some((ordinal) => ordinal === wordOrdinal)
      ? [[doc, 1] as const]
      : [],
  )
}
