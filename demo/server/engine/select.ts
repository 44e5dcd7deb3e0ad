import { splitIds } from '../proxy/splitIds'
import { facetCounts } from './facets/facetCounts'
import { highlighting } from './highlight/highlighting'
import { type DocSet, emptySet } from './index/docSet'
import type { SearchIndex } from './index/searchIndex'
import { localParams } from './lucene/localParams'
import { type FilterReader, filteredSet } from './match/filterSets'
import { type Hits, scoreOf } from './match/hits'
import { mainQuery } from './match/mainQuery'
import { withQueryFields } from './match/withQueryFields'
import { createMemo } from './memo'
import { createFieldList } from './response/fieldList'
import { type JsonValue, OrderedMap } from './response/orderedMap'
import { SolrError } from './solrError'
import type { SolrParams } from './solrParams'
import { sortedDocs } from './sort/sortedDocs'
import { geodist } from './spatial/distances'
import { spellcheck } from './spellcheck/spellcheck'
import { fieldStats } from './stats/fieldStats'

type Entry = readonly [string, JsonValue]

/**
 * Responds to a request to Solr's select handler, without the response header.
 * @throws SolrError for errors to which Solr responds with status 400.
 */
export function select(
  index: SearchIndex,
  params: SolrParams,
  readFilters: FilterReader,
): readonly Entry[] {
  const ids = params.get('ids')
  if (ids !== undefined) return selectByIds(index, params, splitIds(ids))

  const rows = notNegative(params, 'rows', 10)
  const start = notNegative(params, 'start', 0)
  const searched = withQueryFields(index, params.get('qf'))
  const { hits: queried, node } = mainQuery(searched, params)
  const operator = params.get('q.op')?.toUpperCase() === 'AND' ? 'AND' : 'OR'
  const filters = readFilters(params.all('fq'), operator, index.dates)
  const setOf = (query: string): DocSet =>
    readFilters([query], operator, index.dates)[0]?.set ?? emptySet(index.size)
  const sets = createMemo<DocSet>(50)
  const setWithout = (tags: readonly string[]): DocSet =>
    sets.get(tags.join(), () => filteredSet(queried.set, filters, tags))
  const hits: Hits = { set: setWithout([]), scores: queried.scores }
  const found = sortedDocs(index, hits, params.get('sort'), () => geodist(index, params))
  const listed = found.slice(start, start + rows)

  const entries: Entry[] = [['response', response(index, params, hits, found, listed, start)]]
  if (params.flag('facet')) {
    entries.push(['facet_counts', facetCounts(index, params, setWithout, setOf)])
  }
  if (params.flag('hl'))
    entries.push(['highlighting', highlighting(searched, params, node, listed)])
  if (params.flag('spellcheck')) entries.push(['spellcheck', spellcheck(index, params)])
  if (params.flag('stats')) {
    const fields = params.all('stats.field').map((value): Entry => {
      const { text: field, key, excludedTags } = localParams(value)
      return [key ?? field, fieldStats(index, field, setWithout(excludedTags))]
    })
    entries.push(['stats', new OrderedMap([['stats_fields', new OrderedMap(fields)]])])
  }
  return entries
}

/** Returns the documents with these ids in their order, each once. It ignores `rows` and unknown ids. */
function selectByIds(
  index: SearchIndex,
  params: SolrParams,
  ids: readonly string[],
): readonly Entry[] {
  const docs = [...new Set(ids)].flatMap((id) => index.numberOf.get(id) ?? [])
  const hits: Hits = { set: Uint8Array.from({ length: index.size }, () => 1), scores: null }
  return [['response', response(index, params, hits, docs, docs, 0)]]
}

function response(
  index: SearchIndex,
  params: SolrParams,
  hits: Hits,
  found: readonly number[],
  listed: readonly number[],
  start: number,
): OrderedMap {
  const fieldList = createFieldList(index.schema, params.all('fl'), () => geodist(index, params))
  const best = (): number => found.reduce((max, doc) => Math.max(max, scoreOf(hits, doc)), 0)
  const docs = listed.flatMap((doc) => {
    const document = index.documents[doc]
    return document ? [fieldList.pick(document, doc, scoreOf(hits, doc))] : []
  })
  return new OrderedMap([
    ['numFound', found.length],
    ['start', start],
    ...(fieldList.withScore ? [['maxScore', best()] as const] : []),
    ['numFoundExact', true],
    ['docs', docs],
  ])
}

function notNegative(params: SolrParams, name: string, fallback: number): number {
  const value = params.int(name, fallback)
  if (value < 0) throw new SolrError(`'${name}' parameter cannot be negative`)
  return value
}
