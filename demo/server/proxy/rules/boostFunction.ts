import { isAllowedField } from '../isAllowedField'
import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

/** `boost`: a number, an allowed field, or one of the functions in the configuration. */
export const boostFunction: Rule = (value, name, config) => {
  const isAllowed =
    /^\d+(?:\.\d+)?$/.test(value) || isAllowedField(value, config) || config.boosts.includes(value)
  if (isAllowed) return value
  throw new Rejected(`${name}: the site does not allow the boost ${quoteValue(value)}`)
}
