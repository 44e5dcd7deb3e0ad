import { escapeOrQuote } from './escapeOrQuote'
import { looksLikeSyntax } from './looksLikeSyntax'
import { quoteTerm } from './quoteTerm'

/**
 * Spells a value that an index holds (a facet item, a saved id): it is never syntax, so one that
 * looks like a range, a quotation or a parenthesis is quoted.
 * @see spec 5.1, design decision 3
 */
export function escapeTerm(value: string): string {
  return looksLikeSyntax(value) ? quoteTerm(value) : escapeOrQuote(value)
}
