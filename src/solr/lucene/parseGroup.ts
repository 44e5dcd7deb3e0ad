import type { FacetValue } from '../../facets/facetValue'
import { unescapeTerm } from './escape'
import { FIELD_NAME } from './fieldName'
import { isOperator, TERM } from './parseTerm'

const MISSING = new RegExp(
  `\\(\\s*\\*:\\*\\s+(?:AND\\s+)?(?:-|NOT\\s+)(${FIELD_NAME}):\\[\\s*\\*\\s+TO\\s+\\*\\s*\\]\\s*\\)`,
  'uy',
)
const JOIN = /\s+(OR|AND)(?=[\s("])\s*|\s*$/y

/** The values in a group's parentheses, and the operator that joins them. */
export interface Group {
  readonly join: 'OR' | 'AND'
  readonly values: readonly FacetValue[]
}

/**
 * Parses `a OR "b c" OR (*:* -field:[* TO *])`; a value that is there twice counts once.
 * @returns null for anything but values joined by one operator.
 */
export function parseGroup(field: string, text: string): Group | null {
  const inner = text.trim()
  const values: FacetValue[] = []
  const joins = new Set<string>()
  let at = 0
  while (at < inner.length) {
    const value = readAt(TERM, inner, at)
    const missing = value === null ? readAt(MISSING, inner, at) : null
    const found = value ?? missing
    if (found === null || isOperator(found[0])) return null
    if (missing && missing[1] !== field) return null
    values.push(missing ? null : unescapeTerm(found[0]))
    const join = readAt(JOIN, inner, at + found[0].length)
    if (join === null) return null
    at += found[0].length + join[0].length
    if (join[1] === undefined) break
    if (at >= inner.length) return null
    joins.add(join[1])
  }
  if (values.length === 0 || joins.size > 1) return null
  return { join: joins.has('AND') ? 'AND' : 'OR', values: [...new Set(values)] }
}

function readAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
