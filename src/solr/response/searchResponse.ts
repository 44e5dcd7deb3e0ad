import { isPartial } from './isPartial'
import { type Doc, readDocs, readResponse } from './readDocs'
import { type FacetCounts, readFacets, readRanges } from './readFacets'
import { type Highlighting, readHighlighting } from './readHighlighting'
import { readJson } from './readJson'
import { readPaging } from './readPaging'
import { type FieldStats, readStats } from './readStats'
import { type Json, jsonAt } from './record'
import { ResponseError } from './responseError'

export type { Doc } from './readDocs'
export type { FacetCount, FacetCounts } from './readFacets'
export type { FieldStats } from './readStats'
export { ResponseError } from './responseError'

/**
 * What a search found. The records by field or by document have no prototype, so that a field named
 * `constructor` is absent unless Solr sent it.
 */
export interface SearchResponse {
  readonly ids: readonly string[]
  readonly docs: readonly Doc[]
  readonly numFound: number
  readonly start: number
  /** Null when the answer does not repeat what was asked. */
  readonly rows: number | null
  readonly facets: FacetCounts
  /** Histograms, where facet.range was asked. */
  readonly ranges: FacetCounts
  readonly stats: Readonly<Record<string, FieldStats | null>>
  /** As Solr sent it: readSuggestions reads it, for the widget that shows it. */
  readonly spellcheck: Json
  readonly highlighting: Highlighting
  /** Solr ran out of time or lost a shard: not to be cached. */
  readonly partial: boolean
}

/** What the answer alone does not tell. */
export interface ParseOptions {
  /** The fields asked with facet.missing. */
  readonly missing?: ReadonlySet<string>
}

/**
 * Reads the answer to a search.
 * @throws ResponseError when it holds no result.
 * @see spec 7.1, design decision 2
 */
export function parseSearchResponse(
  text: string,
  { missing = new Set() }: ParseOptions = {},
): SearchResponse {
  const answer = readJson(text)
  const response = readResponse(answer)
  const numFound = response['numFound']
  if (typeof numFound !== 'number') throw new ResponseError('The answer has no response.numFound.')
  const docs = readDocs(response)
  return {
    ids: docs.map(({ id }) => id),
    docs,
    numFound,
    ...readPaging(answer, response),
    facets: readFacets(answer, missing),
    ranges: readRanges(answer),
    stats: readStats(answer),
    spellcheck: jsonAt(answer, 'spellcheck'),
    highlighting: readHighlighting(answer),
    partial: isPartial(answer),
  }
}
