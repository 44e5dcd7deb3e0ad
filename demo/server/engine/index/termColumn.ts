import { compareCodePoints } from './compareCodePoints'
import { formatNumber, isNumberType } from './numberFormat'
import { type Document, fieldOf, type Schema, valuesOf } from './schema'
import { words } from './words'

/**
 * The terms of a field and their documents. The terms of document `d` are `terms[ordinals[i]]` for `i` from
 * `starts[d]` up to, not including, `starts[d + 1]`, each once.
 */
export interface TermColumn {
  /** In code point order; numbers and dates in order of size. */
  readonly terms: readonly string[]
  readonly starts: Int32Array
  readonly ordinals: Int32Array
  /** The index of a term in `terms`. */
  readonly ordinalOf: ReadonlyMap<string, number>
}

/** A path and its ancestors: `a`, `a/b` and `a/b/c`. */
function pathTerms(path: string): readonly string[] {
  const names = path.split('/')
  return names.map((_, level) => names.slice(0, level + 1).join('/'))
}

/** @param whole whether a text's stored values are the terms, instead of its words */
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
    if (type === 'path') return [...new Set(values.flatMap((value) => pathTerms(String(value))))]
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
