import { type Listing, listings } from './listings'

interface Told {
  readonly docs?: readonly (Listing | Readonly<Record<string, unknown>>)[]
  readonly numFound?: number
  readonly start?: number
  readonly rows?: number
  /** Counts by field and value. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly highlighting?: Readonly<Record<string, unknown>>
  readonly spellcheck?: Readonly<Record<string, unknown>>
}

/** An answer as Solr writes it; by default it has found the few listings that there are. */
export function anAnswer(told: Told = {}): string {
  const {
    docs = listings,
    numFound = docs.length,
    start = 0,
    facets = {},
    highlighting,
    spellcheck,
  } = told
  return JSON.stringify({
    responseHeader: {
      status: 0,
      params: { start: String(start), ...(told.rows !== undefined && { rows: String(told.rows) }) },
    },
    response: { numFound, start, docs },
    facet_counts: { facet_fields: facets },
    ...(highlighting && { highlighting }),
    ...(spellcheck && { spellcheck }),
  })
}
