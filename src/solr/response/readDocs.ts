import { isJson, type Json } from './record'
import { ResponseError } from './responseError'

/** A document of the index; fields are read as own properties only (see docField). */
export type Doc = Readonly<Record<string, unknown>> & { readonly id: string }

/** The answer's `response` part. @throws ResponseError when there is none. */
export function readResponse(answer: Json): Json {
  const response = answer['response']
  if (!isJson(response) || !Array.isArray(response['docs'])) {
    throw new ResponseError('The answer has no response.docs.')
  }
  return response
}

/** The documents that have an id. @throws ResponseError when there are documents, but not one has. */
export function readDocs(response: Json): readonly Doc[] {
  const found: unknown[] = Array.isArray(response['docs']) ? response['docs'] : []
  const docs = found.flatMap(readDoc)
  if (found.length > 0 && docs.length === 0) {
    throw new ResponseError('No document has an id: solr.params.fl must ask for id too.')
  }
  return docs
}

/** One document, or none where it is something else. */
export function readDoc(doc: unknown): Doc[] {
  if (!isJson(doc) || !Object.hasOwn(doc, 'id')) return []
  const { id } = doc
  if (typeof id === 'string') return [doc as Doc]
  return typeof id === 'number' ? [{ ...doc, id: String(id) }] : []
}
