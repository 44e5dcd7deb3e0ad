import { addDateMath } from '../index/dateMath'
import { formatNumber, isNumberType, type NumberType, parseNumber } from '../index/numberFormat'
import { fieldOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import { SolrError } from '../solrError'
import { isYes, type SolrParams } from '../solrParams'

/** The maximum number of steps. With more of them Solr would run out of memory. */
const MAX_STEPS = 10_000

/** The borders of a range facet: step `i` runs from `borders[i]` up to `borders[i + 1]`. */
export interface RangeSteps {
  readonly type: NumberType
  readonly borders: readonly number[]
  readonly gap: string
}

/**
 * Reads `facet.range.start`, `.end`, `.gap` and `.hardend` of a field.
 * @throws SolrError with Solr's message when start, end or gap is missing, or when the gap makes no progress.
 */
export function rangeSteps(index: SearchIndex, params: SolrParams, field: string): RangeSteps {
  const { dates } = index
  const { type } = fieldOf(index.schema, field)
  if (!isNumberType(type)) {
    throw new SolrError(`Unable to range facet on field:${field}`)
  }
  const required = (name: string): string => {
    const value = params.forField(field, `facet.range.${name}`)
    if (value !== undefined) return value
    throw new SolrError(
      `Missing required parameter: f.${field}.facet.range.${name} (or default: facet.range.${name})`,
    )
  }
  const start = parseNumber(required('start'), type, field, dates)
  const end = parseNumber(required('end'), type, field, dates)
  const gap = required('gap')
  const hardEnd = isYes(params.forField(field, 'facet.range.hardend'))
  const next = (from: number): number =>
    type === 'date' ? addDateMath(from, gap, dates) : from + parseNumber(gap, type, field, dates)
  if (end < start) throw new SolrError(`range facet 'end' comes before 'start': ${end} < ${start}`)
  const borders = [start]
  for (let at = start; at < end; ) {
    const border = next(at)
    if (!(border > at))
      throw new SolrError(`range facet infinite loop (is gap negative? did the math overflow?)`)
    if (borders.length > MAX_STEPS) throw new SolrError(`range facet has too many steps: ${field}`)
    at = hardEnd ? Math.min(border, end) : border
    borders.push(at)
  }
  return { type, borders, gap }
}

/** The name of the step that starts at a border, as Solr writes it. */
export function borderName({ type }: RangeSteps, border: number): string {
  return formatNumber(border, type)
}
