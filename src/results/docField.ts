import type { Doc } from '../solr/response/readDocs'

/** A document's own field; undefined when it has none, for names like `constructor` too. */
export function docField(doc: Doc, field: string): unknown {
  return Object.hasOwn(doc, field) ? doc[field] : undefined
}
