import { isJson, type Json } from './record'
import { ResponseError } from './responseError'

const PADDED = /^(?:\/\*\*\/)?\s*[^\s(){}<>"]*\s*\(([\s\S]*)\)\s*;?$/

/**
 * Reads an answer's JSON, plain or padded by any callback name (`?(…)` included).
 * @throws ResponseError for anything else, and with Solr's own message for an error it answered with.
 * @see spec 7.1, design decision 2
 */
export function readJson(text: string): Json {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  if (trimmed === '') throw new ResponseError('The answer is empty.')
  if (trimmed.startsWith('<')) throw new ResponseError('The answer is HTML or XML, not JSON.')
  const json = /^[{[]/.test(trimmed) ? trimmed : PADDED.exec(trimmed)?.[1]
  if (json === undefined) throw new ResponseError(`The answer is no JSON: ${excerpt(trimmed)}`)
  const value = parse(json)
  if (!isJson(value)) throw new ResponseError(`The answer is no JSON object: ${excerpt(trimmed)}`)
  if (isJson(value['error'])) throw new ResponseError(errorMessage(value['error']))
  return value
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new ResponseError(`The answer is broken or cut off: ${reason}`)
  }
}

function errorMessage(error: Json): string {
  const message = error['msg'] ?? error['trace'] ?? error['code']
  return `Solr says: ${typeof message === 'string' ? message : JSON.stringify(message ?? error)}`
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
