import type { Config } from './config'
import { filtersOf, type Selection } from './filters'

/** A document of the index. */
export interface Doc {
  readonly id: string
  readonly title: string
  readonly url: string
  readonly images?: readonly string[]
  readonly city?: string
  readonly teaser?: string
  readonly price?: number
  readonly amenities?: readonly string[]
}

export interface SearchResult {
  readonly docs: readonly Doc[]
  readonly numFound: number
  readonly start: number
  /** Counts by value, by field. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Sends the two requests of the specification: a search for ids and counts, then the documents. */
export async function requestSearch(
  config: Config,
  selected: Selection,
  start: number,
  signal: AbortSignal,
): Promise<SearchResult> {
  const { response, facet_counts } = await post(config.url, searchBody(config, selected, start))
  const ids: readonly string[] = response.docs.map((doc: Doc) => doc.id)
  const documents = await post(config.url, new URLSearchParams({ ids: ids.join(',') }))
  const byId = new Map<string, Doc>(documents.response.docs.map((doc: Doc) => [doc.id, doc]))
  return {
    docs: ids.flatMap((id) => byId.get(id) ?? []),
    numFound: response.numFound,
    start,
    facets: facet_counts.facet_fields,
  }

  async function post(url: string, body: URLSearchParams) {
    const httpResponse = await fetch(url, { method: 'POST', body, signal })
    if (!httpResponse.ok) throw new Error(`${httpResponse.status}, ${httpResponse.statusText}`)
    return httpResponse.json()
  }
}

function searchBody(config: Config, selected: Selection, start: number): URLSearchParams {
  const body = new URLSearchParams({ q: '*:*' })
  for (const filter of filtersOf(config, selected)) body.append('fq', filter)
  body.append('facet', 'true')
  for (const { field, operator } of config.facets) {
    body.append('facet.field', operator === 'or' ? `{!ex=${field}}${field}` : field)
  }
  body.append('facet.mincount', '1')
  body.append('rows', String(config.rows))
  body.append('start', String(start))
  body.append('defType', 'edismax')
  body.append('json.nl', 'map')
  for (const { field, mincount } of config.facets) {
    body.append(`f.${field}.facet.limit`, '2000')
    body.append(`f.${field}.facet.mincount`, String(mincount))
  }
  body.append('fl', 'id')
  body.append('wt', 'json')
  return body
}
