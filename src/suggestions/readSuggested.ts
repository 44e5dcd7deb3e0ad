import type { SearchResponse } from '../solr/response/searchResponse'
import { SUGGEST_LIMIT } from './constants'
import type { Suggestion } from './suggestionsFor'

/** The suggestions of an answer, whatever its server makes of the limit (spec 5.3). */
export function readSuggested({ facets }: SearchResponse, field: string): readonly Suggestion[] {
  return (facets[field] ?? [])
    .flatMap(({ value, count }) => (value ? [{ value, count }] : []))
    .slice(0, SUGGEST_LIMIT)
}
