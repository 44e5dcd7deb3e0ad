/** A word of a text, in lower case, with its position. */
export interface WordSpan {
  readonly word: string
  readonly start: number
  readonly end: number
}

const ALONE = '[\\p{Script=Han}\\p{Script=Hiragana}]'
const RUN = `(?:(?!${ALONE})[\\p{L}\\p{M}\\p{N}_])+`
const BETWEEN_LETTERS = "(?<=[\\p{L}\\p{M}])['’.:·](?=\\p{L})"
const BETWEEN_DIGITS = "(?<=\\p{N})['’.,;](?=\\p{N})"
const WORD = new RegExp(`${ALONE}|${RUN}(?:(?:${BETWEEN_LETTERS}|${BETWEEN_DIGITS})${RUN})*`, 'gu')

/**
 * Splits text into words, approximately as Solr's standard tokenizer does. An apostrophe, point or colon between
 * letters does not split a word, nor does a point or comma between digits. Chinese characters and Hiragana are
 * single words.
 */
export function wordSpans(text: string): readonly WordSpan[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}

/** The words without their positions. */
export function words(text: string): readonly string[] {
  return wordSpans(text).map(({ word }) => word)
}
