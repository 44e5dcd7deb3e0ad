import type { Doc } from '../../solr/response/searchResponse'
import { textOf } from './textOf'

/** The first of the fields that has text, and its value. */
export function firstField(doc: Doc, fields: readonly string[]) {
  const field = fields.find((name) => Object.hasOwn(doc, name) && textOf(doc[name]) !== '')
  return { field, value: field === undefined ? undefined : doc[field] }
}
