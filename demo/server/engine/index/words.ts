/** A word of a text, in lower case, and where it stands there. */
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
 * Splits text into words as Solr's standard tokenizer does, near enough: an apostrophe, point or
 * colon between letters stays inside, a point or comma between digits too; Chinese characters and
 * Hiragana stand alone.
 */
export function wordSpans(text: string): readonly WordSpan[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }) => ({
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }))
}

/** The words alone. */
export function words(text: string): readonly string[] {
  return wordSpans(text).map(({ word }) => word)
}
