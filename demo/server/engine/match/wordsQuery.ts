import { words } from '../index/words'
import type { Operator } from '../lucene/occurOf'
import type { QueryNode } from '../lucene/queryNode'

/** A query for the words of a text, without any operators. */
export function wordsQuery(text: string, operator: Operator): QueryNode {
  const occur = operator === 'AND' ? 'must' : 'should'
  return {
    kind: 'boolean',
    clauses: words(text).map((value) => ({ occur, node: { kind: 'term', field: null, value } })),
  }
}
