import { checkQueryCost } from '../query/checkQueryCost'
import { queryFields } from '../query/queryFields'
import { queryTokens } from '../query/queryTokens'
import { rejectMacros } from '../query/rejectMacros'
import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

/**
 * `q`, which edismax reads: whatever a visitor types. Refused is what would choose another parser;
 * a slash goes on as text (`\/`), so that `his / hers / theirs` is no regular expression. Names that are
 * no open fields are text too: `uf` says so to Solr.
 */
export const userQuery: Rule = (value, name, config) => {
  if (value.trim() === '') return ''
  rejectMacros(name, value)
  const tokens = queryTokens(value)
  if (
    value.includes('{!') &&
    tokens.some(({ kind, text }) => kind === 'stray' && '{["/'.includes(text))
  ) {
    throw new Rejected(`${name} may not hold local params: ${quoteValue(value)}`)
  }
  for (const field of queryFields(tokens)) {
    if (/^_(?:query|val)_$/.test(field)) throw new Rejected(`${name} may not hold ${field}:`)
  }
  checkQueryCost(name, tokens, config.limits)
  return tokens
    .map(({ kind, text }) => (kind === 'quoted' || kind === 'range' ? text : slashed(text)))
    .join('')
}

function slashed(text: string): string {
  return text.replace(/\\[\s\S]|\//g, (found) => (found === '/' ? '\\/' : found))
}
