import { dateContext } from './index/dateMath'
import type { Document, Schema } from './index/schema'
import { createSearchIndex } from './index/searchIndex'
import { createFilterReader } from './match/filterSets'
import { createMemo } from './memo'
import { OrderedMap } from './response/orderedMap'
import { responseHeader } from './response/responseHeader'
import { wrapInCallback } from './response/wrapInCallback'
import { writeJson } from './response/writeJson'
import { select } from './select'
import { SolrError } from './solrError'
import { createSolrParams, type ParamPairs } from './solrParams'

/** The response to the client. */
export interface EngineResponse {
  readonly status: number
  /** JSON, wrapped in a callback when `json.wrf` was sent. */
  readonly body: string
}

/** A search engine in memory that responds as Solr's select handler does. */
export interface Engine {
  /** @param pairs the params in the order sent. Never throws: errors are responses with status 400. */
  select(pairs: ParamPairs): EngineResponse
  readonly documents: readonly Document[]
  readonly schema: Schema
}

/** The number of cached responses. */
const MAX_CACHED_RESPONSES = 40

export function createEngine(schema: Schema, documents: readonly Document[]): Engine {
  const index = createSearchIndex(schema, documents)
  const readFilters = createFilterReader(index)
  const responses = createMemo<EngineResponse>(MAX_CACHED_RESPONSES)

  const respond = (pairs: ParamPairs): EngineResponse => {
    const params = createSolrParams(pairs)
    const started = performance.now()
    const elapsed = (): number => performance.now() - started
    try {
      const dates = dateContext(params.get('NOW'), params.get('TZ'))
      const entries = select({ ...index, dates }, params, readFilters)
      const whole = new OrderedMap([
        ['responseHeader', responseHeader(0, elapsed(), params)],
        ...entries,
      ])
      return { status: 200, body: wrapInCallback(writeJson(whole), params.get('json.wrf')) }
    } catch (error) {
      if (!(error instanceof SolrError)) throw error
      const { code, message } = error
      const header = responseHeader(code, elapsed(), params)
      return {
        status: code,
        body: writeJson(
          new OrderedMap([
            ['responseHeader', header],
            ['error', { metadata: ['error-class', 'SolrError'], msg: message, code }],
          ]),
        ),
      }
    }
  }

  return {
    documents,
    schema,
    select: (pairs) =>
      dependsOnTime(pairs)
        ? respond(pairs)
        : responses.get(JSON.stringify(pairs), () => respond(pairs)),
  }
}

/** Whether a response may differ the next time, since a date is reckoned from the time of the request. */
function dependsOnTime(pairs: ParamPairs): boolean {
  return pairs.some(([, value]) => value.includes('NOW'))
}
