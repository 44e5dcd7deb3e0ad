import { parseGroup } from '../solr/lucene/parseGroup'

/**
 * Reads the ids from a query for saved items, in its order and each once. Accepts what flagQuery writes, and
 * links written by hand with other spaces.
 * @returns null for any other query, such as one with AND, with a wildcard, or with more behind the group.
 * @see spec 2.1
 */
export function parseFlagQuery(q: string, key: string): readonly string[] | null {
  const text = q.trim()
  const start = `${key}:(`
  if (!text.startsWith(start) || !text.endsWith(')')) return null
  const group = parseGroup(key, text.slice(start.length, -1))
  if (group?.join !== 'OR') return null
  const ids = group.values.filter((value) => value !== null)
  return ids.length === group.values.length ? [...new Set(ids)] : null
}

/**
 * The query that is sent to Solr: a query for saved items becomes one required clause (`+id:(42 OR 43)`).
 * Without the plus, Solr counts each id as a word, and `mm` may require all of them.
 */
export function requireFlagQuery(q: string, key: string): string {
  return parseFlagQuery(q, key) ? `+${q.trim()}` : q
}
