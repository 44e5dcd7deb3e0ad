import { isAllowedField } from '../isAllowedField'
import { checkQueryCost } from '../query/checkQueryCost'
import { queryFields } from '../query/queryFields'
import { queryTokens } from '../query/queryTokens'
import { rejectMacros } from '../query/rejectMacros'
import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

const NAME = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.,-]*'
const LOCAL = new RegExp(`^\\s*\\{!(?:tag|ex)=${NAME}\\}`, 'u')

/**
 * `fq` and `bq`, which Solr's standard parser reads: words, quotations, ranges and groups on allowed fields, after an
 * optional `{!tag=…}` or `{!ex=…}`. Everything else is rejected, since the parser could read it as a nested query, a
 * regular expression or a comment.
 */
export const filterQuery: Rule = (value, name, config) => {
  rejectMacros(name, value)
  const query = value.replace(LOCAL, '')
  const tokens = queryTokens(query)
  const stray = tokens.find(({ kind }) => kind === 'stray')
  if (stray) {
    const what = query.includes('{!') ? 'local params other than a leading {!tag=…}' : stray.text
    throw new Rejected(`${name} must not contain ${what}: ${quoteValue(value)}`)
  }
  for (const field of queryFields(tokens)) {
    if (field !== '*' && !isAllowedField(field, config)) {
      throw new Rejected(`${name}: ${quoteValue(field)} is not an allowed field`, field)
    }
  }
  checkQueryCost(name, tokens, config.limits)
  return value
}
