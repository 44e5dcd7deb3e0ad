import { type Listing, listings } from './listings'

interface Told {
  readonly docs?: readonly (Listing | Readonly<Record<string, unknown>>)[]
  readonly numFound?: number
  readonly start?: number
  readonly rows?: number
  /** Counts by field and value. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The extent of each field; null where no document has it. */
  readonly stats?: Readonly<Record<string, { readonly min: number; readonly max: number } | null>>
  /** Histograms: counts by field and the start of each bar. */
  readonly ranges?: Readonly<Record<string, Readonly<Record<string, number>>>>
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
  const bars = Object.entries(told.ranges ?? {}).map(([field, counts]) => [field, { counts }])
  return JSON.stringify({
    responseHeader: {
      status: 0,
      params: { start: String(start), ...(told.rows !== undefined && { rows: String(told.rows) }) },
    },
    response: { numFound, start, docs },
    facet_counts: { facet_fields: facets, facet_ranges: Object.fromEntries(bars) },
    ...(told.stats && { stats: { stats_fields: told.stats } }),
    ...(highlighting && { highlighting }),
    ...(spellcheck && { spellcheck }),
  })
}
