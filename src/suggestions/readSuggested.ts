import { SUGGEST_LIMIT } from '../solr/constants'
import type { Answer } from '../solr/response/answer'
import type { Suggestion } from './suggestionsFor'

/** The suggestions of an answer, whatever its server makes of the limit (spec 5.3). */
export function readSuggested({ facets }: Answer, field: string): readonly Suggestion[] {
  return (facets[field] ?? [])
    .flatMap(({ value, count }) => (value ? [{ value, count }] : []))
    .slice(0, SUGGEST_LIMIT)
}
