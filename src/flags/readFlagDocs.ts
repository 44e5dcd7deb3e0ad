import { parseDocsResponse } from '../solr/response/parseDocsResponse'
import type { Doc } from '../solr/response/readDocs'
import { ResponseError } from '../solr/response/responseError'
import { docsByKey } from './docsByKey'

/**
 * Reads the response to a fetch of saved items: each requested id with its document, or null when the index
 * no longer has it. A partial response gives only the ids that it holds.
 * @throws ResponseError when it holds no documents, or none with a requested id.
 * @see spec 7.3
 */
export function readFlagDocs(
  text: string,
  key: string,
  requested: readonly string[],
): Readonly<Record<string, Doc | null>> {
  const { docs, partial } = parseDocsResponse(text)
  const found = docsByKey(docs, key)
  if (docs.length > 0 && !requested.some((id) => found.has(id))) {
    throw new ResponseError(`No document's field "${key}" holds a saved id.`)
  }
  const entries = requested.flatMap((id) => {
    const doc = found.get(id)
    return doc || !partial ? [[id, doc ?? null] as const] : []
  })
  return Object.fromEntries(entries)
}
