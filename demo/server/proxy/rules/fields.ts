import { isAllowedField } from '../isAllowedField'
import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

const WEIGHTED = /^(.+?)(?:\^\d+(?:\.\d+)?)?$/
const SORTED = /^(\S+)\s+(?:asc|desc)$/
const DISTANCE = 'distance:geodist()'
const NEAREST = /^ *geodist\(\) +asc *$/
const RANDOM = /^random_\d{1,9}$/

/**
 * `fl`: allowed fields, the score and `distance:geodist()`. `*` becomes the list of allowed fields. Other functions
 * and globs are rejected.
 */
export const shownFields: Rule = (value, name, config) =>
  names(value)
    .flatMap((field) => {
      if (field === '*') return config.fields
      if (field !== 'score' && field !== DISTANCE && !config.fields.includes(field))
        requireAllowed(field, name, isAllowedField(field, config))
      return [field]
    })
    .join(',')

/** `hl.fl`: allowed fields. */
export const fieldList: Rule = (value, name, config) =>
  names(value)
    .map((field) => {
      requireAllowed(field, name, isAllowedField(field, config))
      return field
    })
    .join(',')

/** `qf`: allowed fields with weights. */
export const weightedFields: Rule = (value, name, config) => {
  for (const part of value.split(/\s+/).filter(Boolean)) {
    const field = WEIGHTED.exec(part)?.[1] ?? part
    requireAllowed(field, name, isAllowedField(field, config))
  }
  return value
}

/** `sort`: allowed fields, the score and `random_123`, each with asc or desc, and `geodist() asc`. */
export const sortFields: Rule = (value, name, config) => {
  for (const part of value.split(',')) {
    if (NEAREST.test(part)) continue
    const field = SORTED.exec(part.trim())?.[1]
    if (field === undefined) {
      throw new Rejected(`${name} must be fields with asc or desc, not ${quoteValue(value)}`)
    }
    requireAllowed(
      field,
      name,
      field === 'score' || RANDOM.test(field) || isAllowedField(field, config),
    )
  }
  return value
}

function names(value: string): readonly string[] {
  return value.split(/[\s,]+/).filter(Boolean)
}

function requireAllowed(field: string, name: string, isAllowed: boolean): void {
  if (!isAllowed) throw new Rejected(`${name}: ${quoteValue(field)} is not an allowed field`, field)
}
