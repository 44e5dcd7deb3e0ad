import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

/** One of some words. */
export function oneOf(...words: readonly string[]): Rule {
  return (value, name) => {
    if (words.includes(value)) return value
    throw new Rejected(`${name} must be ${words.join(' or ')}, not ${quoteValue(value)}`)
  }
}

/** Text of a certain look. @param what says it in words. */
export function matching(pattern: RegExp, what: string): Rule {
  return (value, name) => {
    if (pattern.test(value)) return value
    throw new Rejected(`${name} must be ${what}, not ${quoteValue(value)}`)
  }
}
