import { docField } from '../results/docField'
import type { Doc } from '../solr/response/readDocs'

/** Documents by what their key field holds; one that holds several values stands under each of them. */
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
