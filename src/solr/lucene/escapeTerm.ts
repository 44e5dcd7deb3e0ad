import { escapeOrQuote } from './escapeOrQuote'
import { looksLikeSyntax } from './looksLikeSyntax'
import { quoteTerm } from './quoteTerm'

/**
 * Escapes a value of the index, such as a facet value or a saved id. It is never syntax, so a value that looks
 * like a range, a quotation or a parenthesis is quoted.
 * @see spec 5.1, design decision 3
 */
export function escapeTerm(value: string): string {
  return looksLikeSyntax(value) ? quoteTerm(value) : escapeOrQuote(value)
}
