import { isOpen } from '../isOpen'
import { fieldsOf } from '../query/fieldsOf'
import { queryTokens } from '../query/queryTokens'
import { refuseExcess } from '../query/refuseExcess'
import { refuseMacros } from '../query/refuseMacros'
import { Refused, shown } from '../refused'
import type { Rule } from './rule'

const NAME = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.,-]*'
const LOCAL = new RegExp(`^\\s*\\{!(?:tag|ex)=${NAME}\\}`, 'u')

/**
 * `fq` and `bq`, which Solr's own parser reads: words, quotations, ranges and groups on open fields,
 * past a leading `{!tag=…}` or `{!ex=…}`. What is none of these is refused, since that parser would find a
 * nested query, a regular expression or a comment in it.
 */
export const filterQuery: Rule = (value, name, config) => {
  refuseMacros(name, value)
  const query = value.replace(LOCAL, '')
  const tokens = queryTokens(query)
  const stray = tokens.find(({ kind }) => kind === 'stray')
  if (stray) {
    const what = query.includes('{!') ? 'local params other than a leading {!tag=…}' : stray.text
    throw new Refused(`${name} may not hold ${what}: ${shown(value)}`)
  }
  for (const field of fieldsOf(tokens)) {
    if (field !== '*' && !isOpen(field, config)) {
      throw new Refused(`${name}: ${shown(field)} is no field that is open here`)
    }
  }
  refuseExcess(name, tokens, config.most)
  return value
}
