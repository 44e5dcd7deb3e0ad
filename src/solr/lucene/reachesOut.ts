import { TAG } from './fieldName'
import { unescapeTerm } from './unescapeTerm'

const LEADING_TAG = new RegExp(`^${TAG}`, 'u')
const QUOTED = /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"/g
const PLAIN_RANGE = /\[[^\s"[\]{}\\/]+ TO [^\s"[\]{}\\/]+\]/g
const MAGIC_FIELD = /(?<![\p{L}\p{N}_.$])_(?:query|val)_\s*:/u

/**
 * Whether a query could choose its own parser or parameters: local params outside a quoted string
 * (but for a leading `{!tag=name}`), the fields `_query_` and `_val_`, or a `${macro}`.
 * Where quotes may not be what they seem (inside a regexp, a comment or a range), it says yes.
 * @see design decision 8
 */
export function reachesOut(text: string): boolean {
  if (text.includes('${')) return true
  const query = text.replace(LEADING_TAG, '')
  const bare = query.replace(QUOTED, (token) => (token.startsWith('"') ? '""' : 'x'))
  if (query.includes('{!') && /\{!|[/[]|"(?!")/.test(withoutPairs(bare))) return true
  return MAGIC_FIELD.test(unescapeTerm(query.replace(QUOTED, keepEscapes)))
}

/** Ranges without quotes are harmless, and so are whole quotations. */
function withoutPairs(bare: string): string {
  return bare.replace(PLAIN_RANGE, '').replace(/""/g, '')
}

/** Field names may be spelled with escapes. */
function keepEscapes(token: string): string {
  return token.startsWith('"') ? '' : token
}
