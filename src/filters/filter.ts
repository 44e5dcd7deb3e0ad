import type { FacetMode } from '../facets/facetMode'
import type { FacetValue } from '../facets/facetValue'
import { FIELD_NAME, TAG } from '../solr/lucene/fieldName'
import { isGroup } from '../solr/lucene/looksLikeSyntax'
import { parseGroup } from '../solr/lucene/parseGroup'
import { parseTerm } from '../solr/lucene/parseTerm'

/** The parts of one `fq`, as far as a facet can show them. */
export type Filter =
  | { kind: 'values'; field: string; mode: FacetMode; values: readonly FacetValue[] }
  | { kind: 'range'; field: string; tag: string | null; min: string; max: string }
  | { kind: 'other'; text: string }

const PARTS = new RegExp(`^(?:${TAG}\\s*)?(-?)(${FIELD_NAME}):([\\s\\S]*)$`, 'u')
const BOUND = '("[^"]+"|[^\\s"\\]}[{]+)'
const RANGE = new RegExp(`^\\[\\s*${BOUND}\\s+TO\\s+${BOUND}\\s*\\]$`)

/**
 * Parses a filter to values or a range, with any spacing. A filter that no facet can show is `other`.
 * @see spec 4.2, 7.1, design decision 3
 */
export function parseFilter(fq: string): Filter {
  const other: Filter = { kind: 'other', text: fq }
  const [whole, tag = null, minus, field = '', clause = ''] = PARTS.exec(fq.trim()) ?? []
  if (whole === undefined) return other
  const rest = clause.trim()
  const mode = tag === null ? 'and' : 'single'
  const [, min, max] = RANGE.exec(rest) ?? []
  if (minus === '-') {
    return min === '*' && max === '*' ? { kind: 'values', field, mode, values: [null] } : other
  }
  if (min !== undefined && max !== undefined) return { kind: 'range', field, tag, min, max }
  if (isGroup(rest)) {
    const group = parseGroup(field, rest.slice(1, -1))
    if (group === null) return other
    const { join, values } = group
    return { kind: 'values', field, mode: join === 'OR' ? 'or' : 'and', values }
  }
  const value = parseTerm(rest)
  return value === null ? other : { kind: 'values', field, mode, values: [value] }
}
