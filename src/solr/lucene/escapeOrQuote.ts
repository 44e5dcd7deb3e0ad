import { quoteTerm } from './quoteTerm'

/** Space, colon, slash and quote (spec 5.1), other white space, fuzziness and the doubled operators need quotes. */
const QUOTED_ANYWHERE = /[\s:/"~]|&&|\|\|/
const QUOTED_AT_START = /^[-!]/
const OPERATOR = /^(?:AND|OR|NOT)$/
const REGEX_SPECIAL = /[\\^$.*+?()[\]{}|]/g

/**
 * Escapes or quotes a value so that Solr reads it literally.
 * @see spec 5.1, design decision 3
 */
export function escapeOrQuote(value: string): string {
  const quoted =
    value === '' ||
    QUOTED_ANYWHERE.test(value) ||
    QUOTED_AT_START.test(value) ||
    OPERATOR.test(value)
  return quoted ? quoteTerm(value) : value.replace(REGEX_SPECIAL, '\\$&')
}
