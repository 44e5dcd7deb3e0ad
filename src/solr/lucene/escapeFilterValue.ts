import { escapeOrQuote } from './escapeOrQuote'
import { looksLikeSyntax } from './looksLikeSyntax'

/**
 * Escapes a configured value for a filter; ranges, quotations and parentheses stay as they are.
 * @see spec 5.1, design decision 3
 */
export function escapeFilterValue(value: string): string {
  return looksLikeSyntax(value) ? value : escapeOrQuote(value)
}
