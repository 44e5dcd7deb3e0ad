import type { Doc } from '../solr/response/readDocs'

/** Sorts documents by a list of ids; ids without a document are left out (spec 7.2). */
export function reorderDocs(docs: readonly Doc[], ids: readonly string[]): readonly Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
