import type { Occur } from './queryNode'

export type Operator = 'AND' | 'OR'

/** The operators before a clause: a conjunction with the previous clause, and a modifier. */
export interface ClausePrefix {
  readonly conjunction: 'and' | 'or' | null
  readonly modifier: 'plus' | 'not' | null
}

/** How a clause counts, from the operators before it (Lucene's classic rule). */
export function occurOf({ conjunction, modifier }: ClausePrefix, operator: Operator): Occur {
  if (modifier === 'not') return 'mustNot'
  if (operator === 'AND') return conjunction === 'or' ? 'should' : 'must'
  return modifier === 'plus' || conjunction === 'and' ? 'must' : 'should'
}

/** How the clause before a conjunction counts. */
export function occurBefore(
  occur: Occur,
  { conjunction }: ClausePrefix,
  operator: Operator,
): Occur {
  if (occur === 'mustNot') return occur
  if (conjunction === 'and') return 'must'
  if (conjunction === 'or' && operator === 'AND') return 'should'
  return occur
}
