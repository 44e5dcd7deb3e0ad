import { hasField, type Schema } from '../index/schema'
import type { Operator } from '../lucene/occurOf'
import { parseLucene } from '../lucene/parseLucene'
import type { QueryNode } from '../lucene/queryNode'
import { SolrError } from '../solrError'
import { wordsQuery } from './wordsQuery'

/**
 * Parses what a visitor typed as edismax does: never a syntax error. A name before a colon that is no
 * field is text, and what does not parse at all is taken as its words.
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
