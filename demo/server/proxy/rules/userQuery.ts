import { fieldsOf } from '../query/fieldsOf'
import { queryTokens } from '../query/queryTokens'
import { refuseExcess } from '../query/refuseExcess'
import { refuseMacros } from '../query/refuseMacros'
import { Refused, shown } from '../refused'
import type { Rule } from './rule'

/**
 * `q`, which edismax reads: whatever a visitor types. Refused is what would choose another parser;
 * a slash goes on as text (`\/`), so that `his / hers / theirs` is no regular expression. Names that are
 * no open fields are text too: `uf` says so to Solr.
 */
export const userQuery: Rule = (value, name, config) => {
  if (value.trim() === '') return ''
  refuseMacros(name, value)
  const tokens = queryTokens(value)
  if (
    value.includes('{!') &&
    tokens.some(({ kind, text }) => kind === 'stray' && '{["/'.includes(text))
  ) {
    throw new Refused(`${name} may not hold local params: ${shown(value)}`)
  }
  for (const field of fieldsOf(tokens)) {
    if (/^_(?:query|val)_$/.test(field)) throw new Refused(`${name} may not hold ${field}:`)
  }
  refuseExcess(name, tokens, config.most)
  return tokens
    .map(({ kind, text }) => (kind === 'quoted' || kind === 'range' ? text : slashed(text)))
    .join('')
}

function slashed(text: string): string {
  return text.replace(/\\[\s\S]|\//g, (found) => (found === '/' ? '\\/' : found))
}
