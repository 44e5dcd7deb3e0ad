import type { TrackEvent } from './trackEvent'

/** A visitor's search that has ended. */
interface EndedSearch {
  readonly term: string
  /** Whether the term differs from the previous one. */
  readonly isNew: boolean
  readonly numFound: number
}

/** GA4's `search` for a new term, and `search_no_results` for a search without results. */
export function searchEvents({ term, isNew, numFound }: EndedSearch): readonly TrackEvent[] {
  const termParam = term === '' ? {} : { search_term: term }
  const params = { ...termParam, number_of_results: numFound }
  return [
    ...(isNew && term !== '' ? [{ name: 'search', params: params }] : []),
    ...(numFound === 0 ? [{ name: 'search_no_results', params: params }] : []),
  ]
}
