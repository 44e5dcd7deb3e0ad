import type { Suggestions } from '../solr/response/readSuggestions'

/**
 * The query that the visitor may have meant: the one that Solr put together, else theirs with each unknown
 * word replaced by its best suggestion; null when there is none.
 */
export function correctedQuery(q: string, { queries, words }: Suggestions): string | null {
  const [whole = withBetterWords(q, words)] = queries
  return whole.trim() === '' || whole === q ? null : whole
}

function withBetterWords(q: string, words: Suggestions['words']): string {
  const fromTheEnd = words.toSorted((a, b) => b.start - a.start)
  let [query, at] = [q, q.length]
  for (const { start, end, better } of fromTheEnd) {
    const [best] = better
    if (best === undefined || start < 0 || start >= end || end > at) continue
    query = query.slice(0, start) + best + query.slice(end)
    at = start
  }
  return query
}
