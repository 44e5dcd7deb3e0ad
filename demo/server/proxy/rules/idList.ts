import { Rejected } from '../rejected'
import { SEPARATOR, splitIds } from '../splitIds'
import type { Rule } from './rule'

/** `ids`: no more of them than rows. They are data, never syntax. */
export const idList: Rule = (value, name, { limits }) => {
  const ids = splitIds(value)
  if (ids.length > limits.rows) throw new Rejected(`${name} must be ${limits.rows} at most`)
  if (value.includes(SEPARATOR)) throw new Rejected(`${name} may not hold ${SEPARATOR}`)
  return value
}
