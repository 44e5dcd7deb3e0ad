import { unescapeTerm } from './escape'
import { TAG } from './fieldName'

const LEADING_TAG = new RegExp(`^${TAG}`, 'u')
const QUOTED = /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"/g
const PLAIN_RANGE = /\[[^\s"[\]{}\\/]+ TO [^\s"[\]{}\\/]+\]/g
const MAGIC_FIELD = /(?<![\p{L}\p{N}_.$])_(?:query|val)_\s*:/u

/**
 * Whether a query could choose its own parser or parameters: local params outside quotes (except a leading
 * `{!tag=name}`), the fields `_query_` and `_val_`, or a `${macro}`. Returns true when quotes are ambiguous,
 * inside a regular expression, a comment or a range.
 * @see design decision 8
 */
export function isUnsafeQuery(text: string): boolean {
  if (text.includes('${')) return true
  const query = text.replace(LEADING_TAG, '')
  const bare = query.replace(QUOTED, (token) => (token.startsWith('"') ? '""' : 'x'))
  // An open brace before an escaped `{!` counts too, since the proxy rejects it.
  if (query.includes('{!') && /[{/[]|"(?!")/.test(removePlainParts(bare))) return true
  return MAGIC_FIELD.test(unescapeTerm(query.replace(QUOTED, removeQuotation)))
}

/** Removes ranges without quotes, and complete quotations: both are safe. */
function removePlainParts(bare: string): string {
  return bare.replace(PLAIN_RANGE, '').replace(/""/g, '')
}

/** Removes quotations but keeps escapes, since a field's name may contain them. */
function removeQuotation(token: string): string {
  return token.startsWith('"') ? '' : token
}
