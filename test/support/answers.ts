import { type Listing, listings } from './listings'

interface AnswerParts {
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
  /** Counts of facet.query by key. */
  readonly queries?: Readonly<Record<string, number>>
  readonly highlighting?: Readonly<Record<string, unknown>>
  readonly spellcheck?: Readonly<Record<string, unknown>>
}

/** A response as Solr writes it; by default with all listings. */
export function anAnswer(props: AnswerParts = {}): string {
  const {
    docs = listings,
    numFound = docs.length,
    start = 0,
    facets = {},
    highlighting,
    spellcheck,
  } = props
  const bars = Object.entries(props.ranges ?? {}).map(([field, counts]) => [field, { counts }])
  return JSON.stringify({
    responseHeader: {
      status: 0,
      params: {
        start: String(start),
        ...(props.rows !== undefined && { rows: String(props.rows) }),
      },
    },
    response: { numFound, start, docs },
    facet_counts: {
      facet_queries: props.queries ?? {},
      facet_fields: facets,
      facet_ranges: Object.fromEntries(bars),
    },
    ...(props.stats && { stats: { stats_fields: props.stats } }),
    ...(highlighting && { highlighting }),
    ...(spellcheck && { spellcheck }),
  })
}
