import { checkQueryCost } from '../query/checkQueryCost'
import { queryFields } from '../query/queryFields'
import { queryTokens } from '../query/queryTokens'
import { rejectMacros } from '../query/rejectMacros'
import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

/**
 * `q`, which edismax reads: whatever a visitor types. It rejects queries that would choose another parser. A slash is
 * escaped (`\/`), so that `his / hers / theirs` is not a regular expression. Names of fields that are not allowed count
 * as text, because of the param `uf`.
 */
export const userQuery: Rule = (value, name, config) => {
  if (value.trim() === '') return ''
  rejectMacros(name, value)
  const tokens = queryTokens(value)
  if (
    value.includes('{!') &&
    tokens.some(({ kind, text }) => kind === 'stray' && '{["/'.includes(text))
  ) {
    throw new Rejected(`${name} must not contain local params: ${quoteValue(value)}`)
  }
  for (const field of queryFields(tokens)) {
    if (/^_(?:query|val)_$/.test(field)) throw new Rejected(`${name} must not contain ${field}:`)
  }
  checkQueryCost(name, tokens, config.limits)
  return tokens
    .map(({ kind, text }) => (kind === 'quoted' || kind === 'range' ? text : escapeSlashes(text)))
    .join('')
}

function escapeSlashes(text: string): string {
  return text.replace(/\\[\s\S]|\//g, (found) => (found === '/' ? '\\/' : found))
}
