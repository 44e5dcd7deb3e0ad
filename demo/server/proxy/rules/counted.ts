import { isAllowedField } from '../isAllowedField'
import { DEPTH, KEY, QUOTED, TAG } from '../query/localForms'
import { rejectMacros } from '../query/rejectMacros'
import { quoteValue, Rejected } from '../rejected'
import { countedCircle } from './circle'
import { filterQuery } from './filterQuery'
import type { Rule } from './rule'

const EXCLUDED = new RegExp(`^\\{!ex=${TAG}\\}`, 'u')
const NAMED = `\\{!(?:ex=${TAG} )?key=${KEY}`
const LEVEL = new RegExp(
  `^${NAMED}(?: facet\\.prefix=${QUOTED} facet\\.matches=${DEPTH}| facet\\.prefix=${QUOTED}| facet\\.matches=${DEPTH.replaceAll('sign', 'root')})\\}`,
  'u',
)
const QUERY = new RegExp(`^${NAMED}\\}`, 'u')

/** The longest query that is counted. */
const MAX_LENGTH = 2000

/** `facet.range`, `stats.field`: one allowed field, optionally with `{!ex=tag}`. */
export const countedField: Rule = (value, name, config) => {
  const field = value.replace(EXCLUDED, '')
  if (isAllowedField(field, config)) return value
  throw new Rejected(`${name}: ${quoteValue(field)} is not an allowed field`, field)
}

/**
 * `facet.field`: as `countedField`, or a level of a tree, such as
 * `{!ex=category key=category:1 facet.prefix='1/a/'}category`.
 */
export const facetField: Rule = (value, name, config) => {
  rejectMacros(name, value)
  const level = LEVEL.exec(value)?.[0]
  if (level !== undefined) countedField(value.slice(level.length), name, config)
  else countedField(value, name, config)
  return value
}

/** `facet.query`: what a filter may be, after `{!ex=tag key=name}` or `{!key=name}`; or a circle with a key. */
export const facetQuery: Rule = (value, name, config) => {
  if (value.length > MAX_LENGTH) throw new Rejected(`${name} is longer than ${MAX_LENGTH}`)
  if (value.startsWith('{!geofilt ')) return countedCircle(value, name, config)
  const named = QUERY.exec(value)?.[0]
  const query = value.slice(named?.length ?? 0)
  if (named === undefined || query.trim() === '' || query.trimStart().startsWith('{!')) {
    throw new Rejected(`${name} must be a query after {!ex=… key=…}, not ${quoteValue(value)}`)
  }
  filterQuery(query, name, config)
  return value
}
