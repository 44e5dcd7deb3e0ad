import { type JsonObject, objectAt } from './jsonObject'
import { type Doc, readDocs, readResponse } from './readDocs'
import { type FacetCounts, readFacets, readRanges } from './readFacets'
import { type Highlighting, readHighlighting } from './readHighlighting'
import { isPartial, readJson } from './readJson'
import { readPaging } from './readPaging'
import { type FieldStats, readStats } from './readStats'

export type { Doc } from './readDocs'
export type { FacetCount, FacetCounts } from './readFacets'
export type { FieldStats } from './readStats'
export { ResponseError } from './responseError'

/**
 * Solr's response to a search. Its records by field or document have no prototype, so that a field named
 * `constructor` is absent unless Solr sent it.
 */
export interface SearchResponse {
  readonly ids: readonly string[]
  readonly docs: readonly Doc[]
  readonly numFound: number
  readonly start: number
  /** Null when the response does not echo the request's params. */
  readonly rows: number | null
  readonly facets: FacetCounts
  /** Histograms of the facets requested with facet.range. */
  readonly ranges: FacetCounts
  /** The counts of facet.query by key, as Solr sent them; each reader checks its own. */
  readonly queries: JsonObject
  readonly stats: Readonly<Record<string, FieldStats | null>>
  /** As Solr sent it; readSuggestions decodes it for its widget. */
  readonly spellcheck: JsonObject
  readonly highlighting: Highlighting
  /** Whether Solr ran out of time or lost a shard: such a response is not cached. */
  readonly partial: boolean
}

/** What the response itself does not contain. */
export interface ParseOptions {
  /** The fields requested with facet.missing. */
  readonly missing?: ReadonlySet<string>
}

/**
 * Parses the response to a search.
 * @throws ResponseError when it has no results.
 * @see spec 7.1, design decision 2
 */
export function parseSearchResponse(text: string, options: ParseOptions = {}): SearchResponse {
  return readSearchResponse(readJson(text), options)
}

/** Reads the response to a search from its JSON. @throws ResponseError when it has no results. */
export function readSearchResponse(
  json: JsonObject,
  { missing = new Set() }: ParseOptions = {},
): SearchResponse {
  const response = readResponse(json)
  const docs = readDocs(response)
  return {
    ids: docs.map(({ id }) => id),
    docs,
    ...readPaging(json, response),
    facets: readFacets(json, missing),
    ranges: readRanges(json),
    queries: objectAt(objectAt(json, 'facet_counts'), 'facet_queries'),
    stats: readStats(json),
    spellcheck: objectAt(json, 'spellcheck'),
    highlighting: readHighlighting(json),
    partial: isPartial(json),
  }
}

/** Parses a cached response, which may be anything. @returns null when it is not a complete response. */
export function parseCachedResponse(cached: unknown, options: ParseOptions): SearchResponse | null {
  if (typeof cached !== 'string') return null
  try {
    const response = parseSearchResponse(cached, options)
    return response.partial ? null : response
  } catch {
    return null
  }
}
