import { hasField, type Schema } from '../index/schema'
import type { Operator } from '../lucene/occurOf'
import { parseLucene } from '../lucene/parseLucene'
import type { QueryNode } from '../lucene/queryNode'
import { SolrError } from '../solrError'
import { wordsQuery } from './wordsQuery'

/**
 * Parses a visitor's query as edismax does, without syntax errors. An unknown field name counts as text. A query
 * that does not parse is searched by its words.
 */
export function parseUserQuery(text: string, schema: Schema, operator: Operator): QueryNode {
  try {
    return parseLucene(text, {
      operator,
      isField: (name) => name === '*' || hasField(schema, name),
    })
  } catch (error) {
    if (!(error instanceof SolrError)) throw error
    return wordsQuery(text, operator)
  }
}
