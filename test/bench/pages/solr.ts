import { FACETS, FIELDS } from './search'

/** A document as the engine returns it. */
export interface Doc {
  readonly id: string
  readonly title: string
  readonly images?: readonly string[]
  readonly city?: string
  readonly teaser?: string
  readonly price?: number
}

export interface SearchResponse {
  readonly response: { readonly numFound: number; readonly docs: readonly Doc[] }
  readonly facet_counts: {
    /** Counts by value, by field. */
    readonly facet_fields: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

/** A search of the measured pages. */
export interface Search {
  readonly q: string
  /** Pairs of field and value; all must match. */
  readonly filters: readonly (readonly [field: string, value: string])[]
  readonly start: number
  readonly rows: number
  readonly sort: string
}

/** The body of the one request that a search needs: results and counts. */
export function searchBody({ q, filters, start, rows, sort }: Search): URLSearchParams {
  const body = new URLSearchParams({ q: q || '*:*' })
  for (const [field, value] of filters) body.append('fq', `${field}:"${value}"`)
  body.append('facet', 'true')
  for (const { field, limit } of FACETS) {
    body.append('facet.field', field)
    body.append(`f.${field}.facet.limit`, String(limit))
  }
  body.append('facet.mincount', '1')
  body.append('facet.sort', 'index')
  body.append('rows', String(rows))
  body.append('start', String(start))
  if (sort) body.append('sort', sort)
  body.append('defType', 'edismax')
  body.append('json.nl', 'map')
  body.append('fl', FIELDS)
  body.append('wt', 'json')
  return body
}
