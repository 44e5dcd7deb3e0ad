import type { Suggestions } from '../solr/response/readSuggestions'

/**
 * Corrects the spelling of a query: Solr's collation, else the query with each misspelled word replaced by its
 * best correction.
 * @returns null when nothing is to be corrected.
 */
export function correctedQuery(q: string, { queries, words }: Suggestions): string | null {
  const [whole = correctWords(q, words)] = queries
  return whole.trim() === '' || whole === q ? null : whole
}

function correctWords(q: string, words: Suggestions['words']): string {
  const lastFirst = words.toSorted((a, b) => b.start - a.start)
  let [query, at] = [q, q.length]
  for (const { start, end, corrections } of lastFirst) {
    const [best] = corrections
    if (best === undefined || start < 0 || start >= end || end > at) continue
    query = query.slice(0, start) + best + query.slice(end)
    at = start
  }
  return query
}
