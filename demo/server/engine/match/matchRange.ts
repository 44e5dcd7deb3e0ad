import { compareCodePoints } from '../index/compareCodePoints'
import { type DocSet, emptySet } from '../index/docSet'
import { isNumberType, type NumberType, parseNumber } from '../index/numberFormat'
import { fieldOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import type { Range } from '../lucene/queryNode'
import { docsWithTerms } from './docsWithTerms'
import { matchBox } from './matchBox'
import { matchDateRange } from './matchDateRange'

/** The documents with a value in the range; strings compare by code point. */
export function matchRange(index: SearchIndex, field: string, range: Range): DocSet {
  const { type } = fieldOf(index.schema, field)
  if (type === 'point') return matchBox(index, field, range)
  if (type === 'date_range') return matchDateRange(index, field, range)
  if (isNumberType(type)) return matchNumbers(index, field, type, range)
  return docsWithTerms(
    index,
    field,
    (term) =>
      above(range.min === null ? 1 : compareCodePoints(term, range.min), range.includeMin) &&
      above(range.max === null ? 1 : compareCodePoints(range.max, term), range.includeMax),
  )
}

function above(difference: number, orEqual: boolean): boolean {
  return difference > 0 || (orEqual && difference === 0)
}

function matchNumbers(index: SearchIndex, field: string, type: NumberType, range: Range): DocSet {
  const read = (end: string): number => parseNumber(end, type, field, index.dates)
  const min = range.min === null ? -Infinity : read(range.min)
  const max = range.max === null ? Infinity : read(range.max)
  const includeMin = range.includeMin || range.min === null
  const includeMax = range.includeMax || range.max === null
  const { starts, values } = index.numbers(field)
  const set = emptySet(index.size)
  for (let doc = 0; doc < index.size; doc += 1) {
    const end = starts[doc + 1] ?? 0
    for (let at = starts[doc] ?? 0; at < end; at += 1) {
      const value = values[at] ?? Number.NaN
      if (above(value - min, includeMin) && above(max - value, includeMax)) set[doc] = 1
    }
  }
  return set
}
