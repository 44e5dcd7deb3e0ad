import type { QueryNode } from './queryNode'
import type { Token } from './token'
import { unescapeLucene } from './unescapeLucene'

/**
 * Creates the node of a word, phrase, wildcard or range.
 * @param amount the number after `~`; null when there is none, undefined without a `~`.
 * @param prefix text before a colon that is not a field name.
 */
export function termNode(
  field: string | null,
  token: Token,
  amount: number | null | undefined,
  prefix: string,
): QueryNode {
  if (token.kind === 'range') {
    const { min, max } = token.range
    if (field === '*' && min === null && max === null) return { kind: 'all' }
    if (field !== null && min === null && max === null) return { kind: 'exists', field }
    return { kind: 'range', field, range: token.range }
  }
  if (token.kind === 'wildcard') {
    if (token.text === '*') return field === null || field === '*' ? all : { kind: 'exists', field }
    return { kind: 'wildcard', field, pattern: token.text }
  }
  if (token.kind === 'quoted') {
    const value = prefix + unescapeLucene(token.text)
    return { kind: 'phrase', field, value, slop: Math.trunc(amount ?? 0) }
  }
  const value = prefix + unescapeLucene(token.kind === 'term' ? token.text : '')
  if (amount === undefined) return { kind: 'term', field, value }
  return { kind: 'fuzzy', field, value, edits: editsFor(amount, value.length) }
}

const all: QueryNode = { kind: 'all' }

/** Lucene allows at most two edits. An amount below one is the similarity of older versions. */
function editsFor(amount: number | null, length: number): number {
  if (amount === null) return 2
  return Math.min(2, amount >= 1 || amount === 0 ? amount : Math.floor((1 - amount) * length))
}
