import { createEngine } from '../../../demo/server/engine/createEngine'
import type { Document, Schema } from '../../../demo/server/engine/index/schema'
import type { ParamPairs } from '../../../demo/server/engine/solrParams'

const schema: Schema = {
  fields: {
    id: { type: 'string', multi: false },
    title: { type: 'text', multi: false },
    city: { type: 'string', multi: false },
    tags: { type: 'string', multi: true },
    price: { type: 'int', multi: false },
    rating: { type: 'double', multi: false },
    open: { type: 'date', multi: false },
    place: { type: 'point', multi: false },
  },
  searched: { title: 3, words: 1 },
  copied: { words: ['city'] },
}

export const lakeCabin = {
  id: 'lake',
  title: 'Quiet cabin by the lake',
  city: 'Lake Tahoe',
  tags: ['family', 'wood "stove"'],
  price: 120,
  rating: 4.5,
  open: '2026-01-15T00:00:00Z',
  place: '39.1,-120.0',
}
export const cityLoft = {
  id: 'loft',
  title: 'Brick loft above the market',
  city: 'Seattle',
  tags: ['AND', 'C:\\cabins'],
  price: 90,
  rating: 4,
  open: '2026-02-10T12:00:00Z',
  place: '47.6,-122.3',
}
export const beachHouse = {
  id: 'beach',
  title: 'House on the beach, quiet lake behind it',
  city: 'Bend',
  tags: ['family', '__proto__'],
  price: 250,
  rating: 4.5,
  place: '-17.7,179.0',
}
export const bareCabin = { id: 'bare', title: 'Cabin without anything' }

const documents: readonly Document[] = [lakeCabin, cityLoft, beachHouse, bareCabin]

/** Four listings, the last with a title only. */
export const smallEngine = createEngine(schema, documents)

interface SelectResponse {
  readonly responseHeader: { status: number; params: Record<string, string | string[]> }
  readonly response: {
    numFound: number
    start: number
    maxScore?: number
    docs: Record<string, unknown>[]
  }
  readonly facet_counts: {
    facet_queries: Record<string, number>
    facet_fields: Record<string, Record<string, number>>
    facet_ranges: Record<string, { counts: Record<string, number>; [name: string]: unknown }>
  }
  readonly stats: { stats_fields: Record<string, Record<string, unknown>> }
  readonly highlighting: Record<string, Record<string, string[]>>
  readonly spellcheck: {
    suggestions: Record<string, { suggestion: unknown[] }>
    [name: string]: unknown
  }
  readonly error: { msg: string; code: number }
}

/** The response to a search with these params. Without a `q` it searches for everything. */
export function select(...pairs: readonly (readonly [string, string])[]): SelectResponse {
  return JSON.parse(smallEngine.select(withQuery(pairs)).body) as SelectResponse
}

/** The ids of the response, in order. */
export function idsOf(...pairs: readonly (readonly [string, string])[]): unknown[] {
  const response = select(...pairs)
  if (!response.response) throw new Error(response.error.msg)
  return response.response.docs.map(({ id }) => id)
}

/** The ids that match one filter. */
export function filtered(fq: string): unknown[] {
  return idsOf(['fq', fq])
}

function withQuery(pairs: ParamPairs): ParamPairs {
  const base: ParamPairs = pairs.some(([name]) => name === 'q') ? [] : [['q', '*:*']]
  return [...base, ...pairs, ['json.nl', 'map']]
}
