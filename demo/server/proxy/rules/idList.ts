import { Rejected } from '../rejected'
import { SEPARATOR, splitIds } from '../splitIds'
import type { Rule } from './rule'

/** `ids`: at most as many as rows. They are data, not syntax. */
export const idList: Rule = (value, name, { limits }) => {
  const ids = splitIds(value)
  if (ids.length > limits.rows) throw new Rejected(`${name} must be at most ${limits.rows} ids`)
  if (value.includes(SEPARATOR)) throw new Rejected(`${name} must not contain ${SEPARATOR}`)
  return value
}
