import { parseDocsResponse } from '../solr/response/parseDocsResponse'
import type { Doc } from '../solr/response/readDocs'
import { ResponseError } from '../solr/response/responseError'
import { docsByKey } from './docsByKey'

/**
 * Reads the answer to a fetch of saved items: each id that was asked with its document, or null where the
 * index no longer has it. Of an answer that Solr could not finish, only what it holds.
 * @throws ResponseError when it holds no documents at all, or none that tells its saved id.
 * @see spec 7.3
 */
export function readFlagged(
  text: string,
  key: string,
  asked: readonly string[],
): Readonly<Record<string, Doc | null>> {
  const { docs, partial } = parseDocsResponse(text)
  const found = docsByKey(docs, key)
  if (docs.length > 0 && !asked.some((id) => found.has(id))) {
    throw new ResponseError(`No document's field "${key}" holds a saved id.`)
  }
  const told = asked.flatMap((id) => {
    const doc = found.get(id)
    return doc || !partial ? [[id, doc ?? null] as const] : []
  })
  return Object.fromEntries(told)
}
