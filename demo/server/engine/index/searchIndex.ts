import { type DateContext, dateContext } from './dateMath'
import { createNumberColumn, type NumberColumn } from './numberColumn'
import type { Document, Schema } from './schema'
import { createTermColumn, type TermColumn } from './termColumn'
import { createTextIndex, type TextIndex } from './textIndex'

/** The documents and the columns of their fields. A column is created at its first use. */
export interface SearchIndex {
  readonly size: number
  readonly schema: Schema
  readonly documents: readonly Document[]
  /** By what the dates of the current request are reckoned. */
  readonly dates: DateContext
  /** The number of a document by its id. */
  readonly numberOf: ReadonlyMap<string, number>
  text(): TextIndex
  terms(field: string): TermColumn
  /** The column of stored values: a text's whole values instead of its words. */
  values(field: string): TermColumn
  numbers(field: string): NumberColumn
}

export function createSearchIndex(schema: Schema, documents: readonly Document[]): SearchIndex {
  const termColumns = new Map<string, TermColumn>()
  const valueColumns = new Map<string, TermColumn>()
  const numberColumns = new Map<string, NumberColumn>()
  let text: TextIndex | undefined
  return {
    size: documents.length,
    schema,
    documents,
    dates: dateContext(),
    numberOf: new Map(documents.map(({ id }, number) => [id, number])),
    text() {
      text ??= createTextIndex(schema, documents)
      return text
    },
    terms: (field) => cached(termColumns, field, () => createTermColumn(schema, documents, field)),
    values: (field) =>
      cached(valueColumns, field, () => createTermColumn(schema, documents, field, true)),
    numbers: (field) =>
      cached(numberColumns, field, () => createNumberColumn(schema, documents, field)),
  }
}

function cached<Value>(columns: Map<string, Value>, field: string, make: () => Value): Value {
  const column = columns.get(field) ?? make()
  columns.set(field, column)
  return column
}
