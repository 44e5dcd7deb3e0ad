import { isJsonObject, type JsonObject } from './jsonObject'
import { ResponseError } from './responseError'

/** A document of the index. docField reads its fields, as own properties only. */
export type Doc = Readonly<Record<string, unknown>> & { readonly id: string }

/** Reads the `response` part. @throws ResponseError when there is none. */
export function readResponse(json: JsonObject): JsonObject {
  const response = json['response']
  if (!isJsonObject(response) || !Array.isArray(response['docs'])) {
    throw new ResponseError('The answer has no response.docs.')
  }
  return response
}

/**
 * Reads the documents that have an id; of documents with the same id, the first. @throws ResponseError when
 * there are documents, but none has an id.
 */
export function readDocs(response: JsonObject): readonly Doc[] {
  const found: unknown[] = Array.isArray(response['docs']) ? response['docs'] : []
  const docs = found.flatMap(readDoc)
  if (found.length > 0 && docs.length === 0) {
    throw new ResponseError('No document has an id: solr.params.fl must ask for id too.')
  }
  const ids = new Set<string>()
  return docs.filter(({ id }) => !ids.has(id) && ids.add(id))
}

/** Reads one document; none when it is anything else. */
export function readDoc(doc: unknown): Doc[] {
  if (!isJsonObject(doc) || !Object.hasOwn(doc, 'id')) return []
  const { id } = doc
  if (typeof id === 'string') return [doc as Doc]
  return typeof id === 'number' ? [{ ...doc, id: String(id) }] : []
}
