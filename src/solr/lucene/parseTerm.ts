import { unescapeTerm } from './unescapeTerm'

/** A quotation, or a word without wildcards, fuzziness or an operator in front. */
export const TERM =
  /"(?:\\[\s\S]|[^"\\])*"|(?:\\[\s\S]|[^\s\\"()[\]{}^~*?:/!+-])(?:\\[\s\S]|[^\s\\"()[\]{}^~*?:])*/y

/** The exact value that a whole term stands for; null when it is a pattern, an operator or more than one. */
export function parseTerm(text: string): string | null {
  TERM.lastIndex = 0
  const found = TERM.exec(text)?.[0]
  return found !== undefined && found.length === text.length && !isOperator(found)
    ? unescapeTerm(found)
    : null
}

/** Whether a bare word joins or negates instead of being a value. */
export function isOperator(text: string): boolean {
  return /^(?:AND|OR|NOT|&&|\|\|)$/.test(text)
}
