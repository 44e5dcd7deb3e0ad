import { unescapeTerm } from './escape'

/** Matches a quotation, or a word without wildcards, fuzziness or a leading operator. */
export const TERM =
  /"(?:\\[\s\S]|[^"\\])*"|(?:\\[\s\S]|[^\s\\"()[\]{}^~*?:/!+-])(?:\\[\s\S]|[^\s\\"()[\]{}^~*?:])*/y

/** Parses a term to its literal value. @returns null for a pattern, an operator or several terms. */
export function parseTerm(text: string): string | null {
  TERM.lastIndex = 0
  const found = TERM.exec(text)?.[0]
  return found !== undefined && found.length === text.length && !isOperator(found)
    ? unescapeTerm(found)
    : null
}

/** Whether a word is an operator instead of a value. */
export function isOperator(text: string): boolean {
  return /^(?:AND|OR|NOT|&&|\|\|)$/.test(text)
}
