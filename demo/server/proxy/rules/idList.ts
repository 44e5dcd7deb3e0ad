import { Refused } from '../refused'
import { SEPARATOR, splitIds } from '../splitIds'
import type { Rule } from './rule'

/** `ids`: no more of them than rows. They are data, never syntax. */
export const idList: Rule = (value, name, { most }) => {
  const ids = splitIds(value)
  if (ids.length > most.rows) throw new Refused(`${name} must be ${most.rows} at most`)
  if (value.includes(SEPARATOR)) throw new Refused(`${name} may not hold ${SEPARATOR}`)
  return value
}
