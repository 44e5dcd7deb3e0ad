import { parseJson } from '../config/parseJson'
import { show } from '../config/show'
import { isJsonObject } from '../solr/response/jsonObject'
import { readSearchResponse } from '../solr/response/searchResponse'
import { FIRST_ANSWER_LIFETIME_MS } from './constants'

/** Says why the answer in the page is not used. @param sent the body that the component sends instead */
export function describeFirstAnswer(json: string, sent: string, now: number): string {
  let value: unknown
  try {
    value = parseJson(json)
  } catch (error) {
    return `it is no JSON (${messageOf(error)}).`
  }
  const { body, answer, time } = isJsonObject(value) ? value : {}
  if (typeof body !== 'string') {
    return `body must be the text that the search sends, got ${show(body)}. It sends ${show(sent)}.`
  }
  if (body !== sent) return firstDifference(body, sent)
  if (typeof time !== 'number' || Number.isNaN(time)) {
    return `time must be when the server got the answer, in milliseconds since 1970, got ${show(time)}.`
  }
  if (now - time >= FIRST_ANSWER_LIFETIME_MS) {
    return `it is older than 24 hours, got time ${time}, in milliseconds since 1970.`
  }
  if (!isJsonObject(answer)) return `answer must be Solr's response, got ${show(answer)}.`
  try {
    readSearchResponse(answer)
  } catch (error) {
    return messageOf(error)
  }
  return 'it is partial: Solr ran out of time or lost a shard.'
}

/** Names the first param that differs. */
function firstDifference(body: string, sent: string): string {
  const [found, wanted] = [body.split('&'), sent.split('&')]
  const at = Math.max(
    0,
    found.findIndex((param, i) => param !== wanted[i]),
  )
  const isShorter = found.every((param, i) => param === wanted[i])
  const param = (params: readonly string[], i: number) =>
    params[i] === undefined ? 'nothing more' : `"${params[i]}"`
  const i = isShorter ? found.length : at
  return `its body has ${param(found, i)} where the search sends ${param(wanted, i)}.`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
