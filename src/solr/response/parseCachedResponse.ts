import { type ParseOptions, parseSearchResponse, type SearchResponse } from './searchResponse'

/** Reads an answer out of storage, where anything may stand. @returns null for what is no whole answer. */
export function parseCachedResponse(kept: unknown, asked: ParseOptions): SearchResponse | null {
  if (typeof kept !== 'string') return null
  try {
    const answer = parseSearchResponse(kept, asked)
    return answer.partial ? null : answer
  } catch {
    return null
  }
}
