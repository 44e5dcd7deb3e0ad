import { type Doc, readDocs, readResponse } from './readDocs'
import { isPartial, readJson } from './readJson'

export interface DocsResponse {
  readonly docs: readonly Doc[]
  /** Whether Solr ran out of time or lost a shard: such a response is not cached. */
  readonly partial: boolean
}

/** Parses the response to a document request. @throws ResponseError when it has none. @see spec 7.2 */
export function parseDocsResponse(text: string): DocsResponse {
  const json = readJson(text)
  return { docs: readDocs(readResponse(json)), partial: isPartial(json) }
}
