import { type Document, fieldOf, type Schema, valuesOf } from './schema'

/** The numbers of a field. Document `d` has those from `starts[d]` to `starts[d + 1]`. */
export interface NumberColumn {
  readonly starts: Int32Array
  /** Dates are milliseconds since the epoch. */
  readonly values: Float64Array
}

export function createNumberColumn(
  schema: Schema,
  documents: readonly Document[],
  name: string,
): NumberColumn {
  const isDate = fieldOf(schema, name).type === 'date'
  const starts = new Int32Array(documents.length + 1)
  const values = documents.flatMap((document, doc) => {
    const row = valuesOf(schema, document, name).map((value) =>
      isDate ? Date.parse(String(value)) : Number(value),
    )
    starts[doc + 1] = (starts[doc] ?? 0) + row.length
    return row
  })
  return { starts, values: Float64Array.from(values) }
}
