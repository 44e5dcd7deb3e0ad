import { looksLikeSyntax } from './looksLikeSyntax'

/** Space, colon, slash and quote (spec 5.1), other white space, fuzziness and doubled operators need quotes. */
const QUOTED_ANYWHERE = /[\s:/"~]|&&|\|\|/
const QUOTED_AT_START = /^[-!]/
const OPERATOR = /^(?:AND|OR|NOT)$/
const REGEX_SPECIAL = /[\\^$.*+?()[\]{}|]/g

/**
 * Escapes a value of the index, such as a facet value or a saved id. It is never syntax, so a value that looks
 * like a range, a quotation or a parenthesis is quoted.
 * @see spec 5.1, design decision 3
 */
export function escapeTerm(value: string): string {
  return looksLikeSyntax(value) ? quoteTerm(value) : escapeOrQuote(value)
}

/**
 * Escapes a configured value for a filter; ranges, quotations and parentheses stay as they are.
 * @see spec 5.1, design decision 3
 */
export function escapeFilterValue(value: string): string {
  return looksLikeSyntax(value) ? value : escapeOrQuote(value)
}

/**
 * Escapes or quotes a value so that Solr reads it literally.
 * @see spec 5.1, design decision 3
 */
function escapeOrQuote(value: string): string {
  const quoted =
    value === '' ||
    QUOTED_ANYWHERE.test(value) ||
    QUOTED_AT_START.test(value) ||
    OPERATOR.test(value)
  return quoted ? quoteTerm(value) : value.replace(REGEX_SPECIAL, '\\$&')
}

/**
 * Quotes a value, with backslashes and quotes escaped (spec 5.1). The brace of `${` is escaped too: Solr expands
 * `${name}` in every parameter, even inside quotes.
 */
export function quoteTerm(value: string): string {
  const inner = value.replace(/[\\"]/g, '\\$&').replace(/\$\{/g, '$\\{')
  return `"${inner}"`
}

/** Reverses escapeTerm, and decodes Lucene's `\uXXXX` too. */
export function unescapeTerm(text: string): string {
  const quoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  const inner = quoted ? text.slice(1, -1) : text
  return inner.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, hex?: string, char?: string) =>
    hex === undefined ? (char ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
