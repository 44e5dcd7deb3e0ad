import { docField } from '../results/docField'
import type { Doc } from '../solr/response/readDocs'

/** Indexes documents by the values of their key field; a document with several values is found by each. */
export function docsByKey(docs: readonly Doc[], key: string): ReadonlyMap<string, Doc> {
  const found = new Map<string, Doc>()
  for (const doc of docs) {
    const value = docField(doc, key)
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' || typeof one === 'number') found.set(String(one), doc)
    }
  }
  return found
}
