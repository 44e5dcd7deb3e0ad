import type { SearchResponse } from '../solr/response/searchResponse'
import { SUGGEST_LIMIT } from './constants'
import type { Suggestion } from './matchingSuggestions'

/** Reads the suggestions of a response, at most as many as requested (spec 5.3). */
export function parseSuggestions({ facets }: SearchResponse, field: string): readonly Suggestion[] {
  return (facets[field] ?? [])
    .flatMap(({ value, count }) => (value ? [{ value, count }] : []))
    .slice(0, SUGGEST_LIMIT)
}
