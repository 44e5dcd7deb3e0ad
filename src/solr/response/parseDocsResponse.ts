import { isPartial } from './isPartial'
import { type Doc, readDocs, readResponse } from './readDocs'
import { readJson } from './readJson'

export interface DocsResponse {
  readonly docs: readonly Doc[]
  /** Solr ran out of time or lost a shard: not to be cached. */
  readonly partial: boolean
}

/** Reads the answer to a full-document fetch. @throws ResponseError when it holds none. @see spec 7.2 */
export function parseDocsResponse(text: string): DocsResponse {
  const answer = readJson(text)
  return { docs: readDocs(readResponse(answer)), partial: isPartial(answer) }
}
