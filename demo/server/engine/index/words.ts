/** A word of a text, in lower case, and where it stands there. */
export interface WordSpan {
  readonly word: string
  readonly start: number
  readonly end: number
}

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}])[\p{L}\p{M}\p{N}_])+(?:['’.](?:(?![\p{Script=Han}\p{Script=Hiragana}])[\p{L}\p{M}\p{N}_])+)*/gu

/**
 * Splits text into words as Solr's standard tokenizer does, near enough: an apostrophe or point
 * between letters stays inside, Chinese characters and Hiragana stand alone.
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
