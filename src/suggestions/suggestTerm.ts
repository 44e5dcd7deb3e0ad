import { SUGGEST_MIN_LENGTH } from './constants'

/** The text of a search box, split before its last word. */
export interface SuggestTerm {
  /** The text before the last word, as typed. */
  readonly head: string
  /** The words before the last one, without the syntax directly before the last word. */
  readonly earlier: string
  /** The last word, lowercased. */
  readonly prefix: string
}

/** The last word, after white space and characters of the query syntax, which are not part of it. */
const LAST_WORD = /^([\s\S]*\s)?(["(+-]*)(\S+)$/

/**
 * Splits a text for suggestions.
 * @returns null when the text ends in a space, or when the last word is too short.
 * @see spec 5.3
 */
export function suggestTerm(text: string): SuggestTerm | null {
  const [, before = '', syntax = '', word = ''] = LAST_WORD.exec(text) ?? []
  if ([...word].length < SUGGEST_MIN_LENGTH) return null
  return { head: before + syntax, earlier: before.trim(), prefix: word.toLowerCase() }
}
