import { SUGGEST_MIN_LENGTH } from './constants'

/** A text that is being typed, cut before its last word. */
export interface SuggestTerm {
  /** What stands before the last word, as it was typed. */
  readonly head: string
  /** The words of it, without the signs right before the last word. */
  readonly earlier: string
  /** The last word, lowercased. */
  readonly prefix: string
}

/** Signs of the query syntax that a word may stand behind: they are no part of it. */
const LAST_WORD = /^([\s\S]*\s)?(["(+-]*)(\S+)$/

/**
 * What is to be completed.
 * @returns null for a text that ends in a space, and while the last word is too short.
 * @see spec 5.3
 */
export function suggestTerm(text: string): SuggestTerm | null {
  const [, before = '', signs = '', word = ''] = LAST_WORD.exec(text) ?? []
  if ([...word].length < SUGGEST_MIN_LENGTH) return null
  return { head: before + signs, earlier: before.trim(), prefix: word.toLowerCase() }
}
