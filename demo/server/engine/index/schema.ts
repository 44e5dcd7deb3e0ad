import { SolrError } from '../solrError'

/**
 * How the engine treats a field.
 * - `string` is stored whole and compared exactly; so is `boolean`, which is true or false;
 * - `text` is split into lower-case words, and sorts by its stored value;
 * - `path` is split into itself and its ancestors: `a/b` into `a` and `a/b` (PathHierarchyTokenizer);
 * - `int`, `double` and `date` compare by size; `point` is `latitude,longitude`;
 * - `date_range` is a time from and to, such as `[2026-07-01 TO 2026-07-14]` or `2026-07`.
 */
export interface SchemaField {
  readonly type:
    | 'string'
    | 'boolean'
    | 'text'
    | 'path'
    | 'int'
    | 'double'
    | 'date'
    | 'date_range'
    | 'point'
  readonly multi: boolean
}

/** A document. Fields without a value are absent. */
export type Document = Readonly<Record<string, unknown>> & { readonly id: string }

/** The fields of an index. */
export interface Schema {
  readonly fields: Readonly<Record<string, SchemaField>>
  /** The fields that queries without a field name search, with weights (`qf`). */
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

/** The values of a document's field, copied ones included. Empty when the field is absent. */
export function valuesOf(schema: Schema, document: Document, name: string): readonly unknown[] {
  const sources = Object.hasOwn(schema.copied, name) ? schema.copied[name] : undefined
  if (sources) return sources.flatMap((source) => valuesOf(schema, document, source))
  const value = document[name]
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
