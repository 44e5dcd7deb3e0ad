import type { Doc } from '../solr/response/readDocs'

/** The value of a document's own field; undefined without one, even for names like `constructor`. */
export function docField(doc: Doc, field: string): unknown {
  return Object.hasOwn(doc, field) ? doc[field] : undefined
}
