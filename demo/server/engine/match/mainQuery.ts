import { emptySet } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import { parseLucene } from '../lucene/parseLucene'
import type { QueryNode } from '../lucene/queryNode'
import { SolrError } from '../solrError'
import type { SolrParams } from '../solrParams'
import { type Hits, plainHits, scoreOf } from './hits'
import type { MatchOptions } from './matchBoolean'
import { matchNode } from './matchNode'
import { minShouldMatch } from './minShouldMatch'
import { parseUserQuery } from './parseUserQuery'

/** The hits of the main query and its parsed form. */
export interface MainQuery {
  readonly hits: Hits
  /** Null when the query is empty. An empty query finds nothing. */
  readonly node: QueryNode | null
}

/** Runs `q` with `defType`, `q.op`, `mm`, and adds `bq` and a numeric `boost` to its scores. */
export function mainQuery(index: SearchIndex, params: SolrParams): MainQuery {
  const text = params.get('q')?.trim() ?? ''
  const defType = params.get('defType') ?? 'lucene'
  const operator = params.get('q.op')?.toUpperCase() === 'AND' ? 'AND' : 'OR'
  if (text === '') return { hits: plainHits(emptySet(index.size)), node: null }
  if (defType === 'lucene') {
    const node = parseLucene(text, { operator })
    const hits = matchNode(index, node, { negatives: 'outermost' })
    return { hits: hits ?? plainHits(emptySet(index.size)), node }
  }
  if (defType !== 'edismax') throw new SolrError(`Unknown query parser '${defType}'`)
  const node = parseUserQuery(text, index.schema, operator)
  const mm = params.get('mm')
  const options: MatchOptions = {
    negatives: 'anywhere',
    lenient: true,
    ...(mm === undefined ? {} : { atLeast: minShouldMatch(mm) }),
  }
  const hits = matchNode(index, node, options)
  return { hits: withBoosts(index, params, hits ?? plainHits(emptySet(index.size))), node }
}

/** Adds the scores of `bq` and multiplies by `boost` when that is a number. */
function withBoosts(index: SearchIndex, params: SolrParams, hits: Hits): Hits {
  const boosts = params
    .all('bq')
    .filter((text) => text.trim() !== '')
    .flatMap((text) => matchNode(index, parseLucene(text), { negatives: 'outermost' }) ?? [])
  const factor = Number(params.get('boost') ?? 1)
  if (boosts.length === 0 && (factor === 1 || Number.isNaN(factor))) return hits
  const scores = Float64Array.from(hits.set, (matches, doc) => {
    if (!matches) return 0
    const added = boosts.reduce((sum, boost) => sum + scoreOf(boost, doc), 0)
    return scoreOf(hits, doc) * (Number.isNaN(factor) ? 1 : factor) + added
  })
  return { set: hits.set, scores }
}
