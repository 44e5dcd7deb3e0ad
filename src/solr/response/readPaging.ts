import { type JsonObject, objectAt } from './jsonObject'
import { ResponseError } from './responseError'

/** How many results there are, and a response's position in them. */
export interface Paging {
  readonly numFound: number
  readonly start: number
  /** Null when the response does not echo the request's params; the request's own rows count then. */
  readonly rows: number | null
}

/**
 * Reads numFound, and the position from responseHeader.params, else the response's own start (spec 7.1, design
 * decision 2).
 * @throws ResponseError without a numFound
 */
export function readPaging(json: JsonObject, response: JsonObject): Paging {
  const params = objectAt(objectAt(json, 'responseHeader'), 'params')
  const numFound = whole(response['numFound'])
  if (numFound === null) throw new ResponseError('The answer has no response.numFound.')
  return {
    numFound,
    start: whole(params['start']) ?? whole(response['start']) ?? 0,
    rows: whole(params['rows']),
  }
}

/** Reads a whole number, also as text; the last one of a list. */
function whole(value: unknown): number | null {
  const single: unknown = Array.isArray(value) ? value.at(-1) : value
  if (typeof single !== 'number' && (typeof single !== 'string' || single === '')) return null
  const number = Number(single)
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}
