import { parseJson } from '../config/parseJson'
import { isJsonObject } from '../solr/response/jsonObject'
import { readDoc } from '../solr/response/readDocs'
import {
  type Doc,
  type ParseOptions,
  readSearchResponse,
  type SearchResponse,
} from '../solr/response/searchResponse'
import { FIRST_ANSWER_LIFETIME_MS } from './constants'

/** The answer to a component's first search that a server put into the page (design decision 36). */
export interface FirstAnswer {
  readonly response: SearchResponse
  /** The full documents beside it; without any they are requested where the component needs them. */
  readonly docs: readonly Doc[]
}

/**
 * Reads `{ body, answer, docs?, time }`: the request's body, Solr's answer to it, the full documents and when the
 * server got them, in milliseconds since the epoch.
 * @returns null when it is not the answer to this body, is too old, partial or broken.
 */
export function readFirstAnswer(
  json: string,
  sent: ParseOptions & { readonly body: string },
  now: number,
): FirstAnswer | null {
  try {
    const { body, answer, docs, time } = parseJson(json) as Readonly<Record<string, unknown>>
    if (body !== sent.body || !(now - Number(time) < FIRST_ANSWER_LIFETIME_MS)) return null
    if (!isJsonObject(answer)) return null
    const response = readSearchResponse(answer, sent)
    if (response.partial) return null
    return { response, docs: Array.isArray(docs) ? docs.flatMap(readDoc) : [] }
  } catch {
    return null
  }
}
