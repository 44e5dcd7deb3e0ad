import { compareCodePoints } from './compareCodePoints'
import { formatNumber, isNumberType } from './numberFormat'
import { type Document, fieldOf, type Schema, valuesOf } from './schema'
import { words } from './words'

/**
 * The terms of a field and who has them. The terms of document `d` are `terms[ordinals[i]]` for `i`
 * from `starts[d]` up to but without `starts[d + 1]`, each once.
 */
export interface TermColumn {
  /** In code point order; numbers and dates in order of size. */
  readonly terms: readonly string[]
  readonly starts: Int32Array
  readonly ordinals: Int32Array
  /** The place of a term in the list. */
  readonly ordinalOf: ReadonlyMap<string, number>
}

/** @param whole takes the values of a text as they are stored, instead of their words. */
export function createTermColumn(
  schema: Schema,
  documents: readonly Document[],
  name: string,
  whole = false,
): TermColumn {
  const { type } = fieldOf(schema, name)
  const rows = documents.map((document) => {
    const values = valuesOf(schema, document, name)
    if (type === 'text' && !whole)
      return [...new Set(values.flatMap((value) => words(String(value))))]
    if (type === 'date') return values.map((value) => String(value))
    if (isNumberType(type)) return values.map((value) => formatNumber(Number(value), type))
    return [...new Set(values.map(String))]
  })
  const terms = [...new Set(rows.flat())].sort(
    type === 'int' || type === 'double' ? (a, b) => Number(a) - Number(b) : compareCodePoints,
  )
  const ordinalOf = new Map(terms.map((term, ordinal) => [term, ordinal]))
  const starts = new Int32Array(documents.length + 1)
  rows.forEach((row, doc) => {
    starts[doc + 1] = (starts[doc] ?? 0) + row.length
  })
  const ordinals = Int32Array.from(rows.flat(), (term) => ordinalOf.get(term) ?? 0)
  return { terms, starts, ordinals, ordinalOf }
}
