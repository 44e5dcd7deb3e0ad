import type { SearchIndex } from '../index/searchIndex'
import { wordSpans } from '../index/words'
import { editDistance } from '../match/editDistance'
import { namedList } from '../response/namedList'
import { type JsonValue, OrderedMap } from '../response/orderedMap'
import { isYes, type SolrParams } from '../solrParams'
import { wordFrequencies } from './wordFrequencies'

const MAX_EDITS = 2

/** Shorter words are not corrected. */
const MIN_WORD_LENGTH = 3

/** The minimum similarity of a suggestion. Equal words have the similarity 1. */
const MIN_SIMILARITY = 0.5

/** The default of the demo's real Solr (solrconfig.xml). */
const DEFAULT_COUNT = 10

/** The `spellcheck` of a response: suggestions for words that the index does not contain. */
export function spellcheck(index: SearchIndex, params: SolrParams): OrderedMap {
  const text = params.get('spellcheck.q') ?? params.get('q') ?? ''
  const count = params.int('spellcheck.count', DEFAULT_COUNT)
  const extended = isYes(params.get('spellcheck.extendedResults'))
  const style = params.get('json.nl')
  const frequencies = wordFrequencies(index)
  const misspelt = wordSpans(text).filter(
    ({ word, end }) =>
      text[end] !== ':' &&
      !/^(and|or|not)$/.test(word) &&
      !/\d/.test(word) &&
      word.length >= MIN_WORD_LENGTH &&
      !frequencies.has(word),
  )
  const corrected = misspelt
    .map((span) => ({ ...span, better: nearest(frequencies, span.word).slice(0, count) }))
    .filter(({ better }) => better.length > 0)
  const suggestions = corrected.map(({ word, start, end, better }): [string, JsonValue] => [
    word,
    new OrderedMap([
      ['numFound', better.length],
      ['startOffset', start],
      ['endOffset', end],
      ...(extended ? [['origFreq', 0] as const] : []),
      [
        'suggestion',
        better.map(({ term, frequency }) => (extended ? { word: term, freq: frequency } : term)),
      ],
    ]),
  ])
  const collation = corrected.reduceRight(
    (whole, { start, end, better }) => whole.slice(0, start) + better[0]?.term + whole.slice(end),
    text,
  )
  const collations: [string, JsonValue][] = corrected.length > 0 ? [['collation', collation]] : []
  return new OrderedMap([
    ['suggestions', namedList(suggestions, style)],
    ...(extended ? [['correctlySpelled', misspelt.length === 0] as const] : []),
    ...(isYes(params.get('spellcheck.collate'))
      ? [['collations', namedList(collations, style)] as const]
      : []),
  ])
}

/** Similar words with at most two edits, the most similar and then the most frequent first. */
function nearest(
  frequencies: ReadonlyMap<string, number>,
  word: string,
): readonly { term: string; frequency: number }[] {
  return [...frequencies]
    .flatMap(([term, frequency]) => {
      const edits = term[0] === word[0] ? editDistance(term, word, MAX_EDITS) : null
      const similarity = 1 - (edits ?? 0) / Math.min(term.length, word.length)
      return edits === null || similarity < MIN_SIMILARITY ? [] : [{ term, frequency, similarity }]
    })
    .sort((a, b) => b.similarity - a.similarity || b.frequency - a.frequency)
}
