import { isOpen } from '../isOpen'
import { Refused, shown } from '../refused'
import type { Rule } from './rule'

/** `boost`: a number, an open field, or one of the functions that the site names. */
export const boostFunction: Rule = (value, name, config) => {
  const fine =
    /^\d+(?:\.\d+)?$/.test(value) || isOpen(value, config) || config.boosts.includes(value)
  if (fine) return value
  throw new Refused(`${name}: the site has no boost ${shown(value)}`)
}
