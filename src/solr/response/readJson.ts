import { isJsonObject, type JsonObject, objectAt } from './jsonObject'
import { ResponseError } from './responseError'

const PADDED = /^(?:\/\*\*\/)?\s*[^\s(){}<>"]*\s*\(([\s\S]*)\)\s*;?$/

/**
 * Parses a response's JSON, plain or padded by any callback name (`?(…)` included).
 * @throws ResponseError for anything else; for an error of Solr, with Solr's message.
 * @see spec 7.1, design decision 2
 */
export function readJson(text: string): JsonObject {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  if (trimmed === '') throw new ResponseError('The answer is empty.')
  if (trimmed.startsWith('<')) throw new ResponseError('The answer is HTML or XML, not JSON.')
  const json = /^[{[]/.test(trimmed) ? trimmed : PADDED.exec(trimmed)?.[1]
  if (json === undefined) throw new ResponseError(`The answer is no JSON: ${excerpt(trimmed)}`)
  const value = parse(json)
  if (!isJsonObject(value))
    throw new ResponseError(`The answer is no JSON object: ${excerpt(trimmed)}`)
  if (isJsonObject(value['error'])) throw new ResponseError(errorMessage(value['error']))
  return value
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ResponseError(`The answer is broken or cut off: ${reason}`)
  }
}

function errorMessage(error: JsonObject): string {
  const message = error['msg'] ?? error['trace'] ?? error['code']
  return `Solr says: ${typeof message === 'string' ? message : JSON.stringify(message ?? error)}`
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Whether Solr ran out of time or lost a shard, and returned only what it had. */
export function isPartial(json: JsonObject): boolean {
  return objectAt(json, 'responseHeader')['partialResults'] === true
}
