import type { TrackEvent } from './trackEvent'

/** What a visitor searched for, and how much was found. */
interface Searched {
  readonly term: string
  /** Whether the term is one that was not searched for before. */
  readonly isNew: boolean
  readonly numFound: number
}

/** A term is GA4's `search`; a search that finds nothing is an event of its own, with a term or without. */
export function searchEvents({ term, isNew, numFound }: Searched): readonly TrackEvent[] {
  const said = term === '' ? {} : { search_term: term }
  const found = { ...said, number_of_results: numFound }
  return [
    ...(isNew && term !== '' ? [{ name: 'search', params: found }] : []),
    ...(numFound === 0 ? [{ name: 'search_no_results', params: found }] : []),
  ]
}
