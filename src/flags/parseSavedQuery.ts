import { parseGroup } from '../solr/lucene/parseGroup'

/**
 * The ids that a query of saved items asks for, in its order and each once: what savedQuery wrote, or a
 * link by hand, with spaces of its own.
 * @returns null for any other query, as for one that joins by AND, holds a wildcard or goes on behind the group.
 * @see spec 2.1
 */
export function parseSavedQuery(q: string, key: string): readonly string[] | null {
  const text = q.trim()
  const front = `${key}:(`
  if (!text.startsWith(front) || !text.endsWith(')')) return null
  const group = parseGroup(key, text.slice(front.length, -1))
  if (group?.join !== 'OR') return null
  const ids = group.values.filter((value) => value !== null)
  return ids.length === group.values.length ? [...new Set(ids)] : null
}
