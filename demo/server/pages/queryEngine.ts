import type { Listing } from '../corpus/listing'
import type { Engine } from '../engine/createEngine'
import type { ParamPairs } from '../engine/solrParams'

/** The part of a response that the CMS's pages show. */
export interface QueryResult {
  readonly numFound: number
  readonly listings: readonly Listing[]
  /** Values and counts by field, in the order of the response. */
  readonly facets: Readonly<Record<string, readonly (readonly [string | null, number])[]>>
}

/** Runs a query as the CMS does while it renders a page. @throws Error when the engine responds with an error. */
export function queryEngine(engine: Engine, pairs: ParamPairs): QueryResult {
  const { status, body } = engine.select([...pairs, ['json.nl', 'arrarr']])
  if (status !== 200) throw new Error(`The engine responded ${status}: ${body}`)
  const response = JSON.parse(body) as {
    response: { numFound: number; docs: Listing[] }
    facet_counts?: { facet_fields: QueryResult['facets'] }
  }
  return {
    numFound: response.response.numFound,
    listings: response.response.docs,
    facets: response.facet_counts?.facet_fields ?? {},
  }
}
