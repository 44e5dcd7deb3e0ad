import { OrderedMap } from './answer/orderedMap'
import { padded } from './answer/padded'
import { responseHeader } from './answer/responseHeader'
import { writeJson } from './answer/writeJson'
import type { Document, Schema } from './index/schema'
import { createSearchIndex } from './index/searchIndex'
import { createFilterReader } from './match/filterSets'
import { createMemo } from './memo'
import { select } from './select'
import { SolrError } from './solrError'
import { createSolrParams, type ParamPairs } from './solrParams'

/** What goes back to the client. */
export interface EngineAnswer {
  readonly status: number
  /** JSON text, padded when `json.wrf` was sent. */
  readonly body: string
}

/** A search engine in memory that answers as Solr's select handler does. */
export interface Engine {
  /** @param pairs the params in the order sent. Never throws: faults are answers with status 400. */
  select(pairs: ParamPairs): EngineAnswer
  readonly documents: readonly Document[]
  readonly schema: Schema
}

/** How many whole answers are remembered. */
const ANSWERS_KEPT = 40

export function createEngine(schema: Schema, documents: readonly Document[]): Engine {
  const index = createSearchIndex(schema, documents)
  const readFilters = createFilterReader(index)
  const answers = createMemo<EngineAnswer>(ANSWERS_KEPT)

  const answer = (pairs: ParamPairs): EngineAnswer => {
    const params = createSolrParams(pairs)
    const started = performance.now()
    const took = (): number => performance.now() - started
    try {
      const entries = select(index, params, readFilters)
      const whole = new OrderedMap([
        ['responseHeader', responseHeader(0, took(), params)],
        ...entries,
      ])
      return { status: 200, body: padded(writeJson(whole), params.get('json.wrf')) }
    } catch (error) {
      if (!(error instanceof SolrError)) throw error
      const { code, message } = error
      const header = responseHeader(code, took(), params)
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
    select: (pairs) => answers.get(JSON.stringify(pairs), () => answer(pairs)),
  }
}
