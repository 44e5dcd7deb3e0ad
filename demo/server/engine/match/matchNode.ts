import { addAll, emptySet } from '../index/docSet'
import { formatNumber, isNumberType, parseNumber } from '../index/numberFormat'
import { fieldOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import type { QueryNode } from '../lucene/queryNode'
import { SolrError } from '../solrError'
import { docsWithTerms } from './docsWithTerms'
import { editDistance } from './editDistance'
import { allHits, type Hits, plainHits } from './hits'
import { type MatchOptions, matchBoolean } from './matchBoolean'
import { matchDateValue } from './matchDateRange'
import { matchExists } from './matchExists'
import { matchRange } from './matchRange'
import { matchPhrase, matchWords } from './matchText'
import { wildcardPattern } from './wildcardPattern'

/**
 * Finds the documents that match a parsed query.
 * @returns null for a query without words.
 * @throws SolrError for unknown fields and invalid values, unless `lenient` is set.
 */
export function matchNode(index: SearchIndex, node: QueryNode, options: MatchOptions): Hits | null {
  try {
    return match(index, node, options)
  } catch (error) {
    if (options.lenient && error instanceof SolrError) return null
    throw error
  }
}

function match(index: SearchIndex, node: QueryNode, options: MatchOptions): Hits | null {
  switch (node.kind) {
    case 'all':
      return allHits(index.size)
    case 'exists':
      return plainHits(matchExists(index, node.field))
    case 'term':
      return matchValue(index, node.field, node.value, 0, matchWords)
    case 'phrase':
      return matchValue(index, node.field, node.value, node.slop, matchPhrase)
    case 'wildcard':
      return matchTerms(index, node.field, wildcardPattern, node.pattern)
    case 'fuzzy':
      return matchTerms(
        index,
        node.field,
        (value) => (term) => editDistance(term, value, node.edits) !== null,
        node.value,
      )
    case 'range': {
      if (node.field === null) throw new SolrError('a range needs a field')
      return plainHits(matchRange(index, node.field, node.range))
    }
    case 'boosted':
      return boosted(matchNode(index, node.node, options), node.factor)
    case 'boolean': {
      const inner: MatchOptions = {
        negatives: options.negatives === 'anywhere' ? 'anywhere' : 'nowhere',
        lenient: options.lenient ?? false,
      }
      const clauses = node.clauses.flatMap((clause) => {
        const hits = matchNode(index, clause.node, inner)
        return hits ? [{ occur: clause.occur, hits }] : []
      })
      return clauses.length > 0 ? matchBoolean(index.size, clauses, options) : null
    }
  }
}

/** Matches a term or phrase: whole, or by its words in a text field. */
function matchValue(
  index: SearchIndex,
  field: string | null,
  value: string,
  slop: number,
  inText: (index: SearchIndex, field: string | null, text: string, slop: number) => Hits | null,
): Hits | null {
  if (field === null) return inText(index, null, value, slop)
  const { type } = fieldOf(index.schema, field)
  if (type === 'text') return inText(index, field, value, slop)
  if (type === 'point') throw new SolrError(`${field}: a point is searched by a box`)
  if (type === 'date_range') return plainHits(matchDateValue(index, field, value))
  if (type === 'boolean')
    return plainHits(docsWithTerms(index, field, (found) => found === truthOf(value)))
  const term = isNumberType(type)
    ? formatNumber(parseNumber(value, type, field, index.dates), type)
    : value
  return plainHits(docsWithTerms(index, field, (found) => found === term))
}

/** Solr reads the first letter only. */
function truthOf(value: string): string {
  return String(/^[1tT]/.test(value))
}

/** Matches a pattern or a fuzzy term against each term of the field. Words are in lower case. */
function matchTerms(
  index: SearchIndex,
  field: string | null,
  compile: (text: string) => (term: string) => boolean,
  text: string,
): Hits {
  const set = emptySet(index.size)
  for (const name of field === null ? Object.keys(index.schema.searched) : [field]) {
    const { type } = fieldOf(index.schema, name)
    if (type !== 'string' && type !== 'text' && type !== 'path') {
      throw new SolrError(`Can't run a wildcard or fuzzy query on field ${name}`)
    }
    const fits = compile(type === 'text' ? text.toLowerCase() : text)
    addAll(set, docsWithTerms(index, name, fits))
  }
  return plainHits(set)
}

function boosted(hits: Hits | null, factor: number): Hits | null {
  if (!hits) return null
  const scores = hits.scores ?? Float64Array.from(hits.set)
  return { set: hits.set, scores: scores.map((score) => score * factor) }
}
