import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

/** Allows one of these words. */
export function oneOf(...words: readonly string[]): Rule {
  return (value, name) => {
    if (words.includes(value)) return value
    throw new Rejected(`${name} must be ${words.join(' or ')}, not ${quoteValue(value)}`)
  }
}

/** Allows text that matches a pattern. @param what describes the pattern for the message. */
export function matching(pattern: RegExp, what: string): Rule {
  return (value, name) => {
    if (pattern.test(value)) return value
    throw new Rejected(`${name} must be ${what}, not ${quoteValue(value)}`)
  }
}
