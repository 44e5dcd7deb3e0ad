import { SolrError } from '../solrError'

/** How the engine treats a field. */
export interface SchemaField {
  readonly type: 'string' | 'text' | 'int' | 'double' | 'date' | 'point'
  readonly multi: boolean
}

/** A document as it was given; absent fields are absent. */
export type Document = Readonly<Record<string, unknown>> & { readonly id: string }

/** What the engine has to know about an index beside its documents. */
export interface Schema {
  readonly fields: Readonly<Record<string, SchemaField>>
  /** The fields that plain words are looked for in, with weights (`qf`). */
  readonly searched: Readonly<Record<string, number>>
  /** Unstored text fields and the fields whose values are copied into them (copyField). */
  readonly copied: Readonly<Record<string, readonly string[]>>
}

/** Whether a query may name the field. */
export function hasField(schema: Schema, name: string): boolean {
  return Object.hasOwn(schema.fields, name) || Object.hasOwn(schema.copied, name)
}

/** @throws SolrError when the schema has no such field. */
export function fieldOf(schema: Schema, name: string): SchemaField {
  const field = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined
  if (field) return field
  if (Object.hasOwn(schema.copied, name)) return { type: 'text', multi: true }
  throw new SolrError(`undefined field ${name}`)
}

/** The values that a document has in a field, copied ones included; none when it is absent. */
export function valuesOf(schema: Schema, document: Document, name: string): readonly unknown[] {
  const sources = Object.hasOwn(schema.copied, name) ? schema.copied[name] : undefined
  if (sources) return sources.flatMap((source) => valuesOf(schema, document, source))
  const value = document[name]
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
