import { quoteTerm } from './quoteTerm'

/** Space, colon, slash and quote (spec 5.1), other white space, fuzziness and the doubled operators. */
const QUOTED_ANYWHERE = /[\s:/"~]|&&|\|\|/
const QUOTED_IN_FRONT = /^[-!]/
const OPERATOR = /^(?:AND|OR|NOT)$/
const REGEX_SPECIAL = /[\\^$.*+?()[\]{}|]/g

/**
 * Spells a value so that Solr reads it as that very value and nothing else.
 * @see spec 5.1, design decision 3
 */
export function escapeOrQuote(value: string): string {
  const quoted =
    value === '' ||
    QUOTED_ANYWHERE.test(value) ||
    QUOTED_IN_FRONT.test(value) ||
    OPERATOR.test(value)
  return quoted ? quoteTerm(value) : value.replace(REGEX_SPECIAL, '\\$&')
}
