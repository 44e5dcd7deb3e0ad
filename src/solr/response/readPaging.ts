import { type JsonObject, objectAt } from './jsonObject'

/** A response's position in the results. */
export interface Paging {
  readonly start: number
  /** Null when the response does not echo the request's params; the request's own rows count then. */
  readonly rows: number | null
}

/** Reads responseHeader.params, else the response's own start (spec 7.1, design decision 2). */
export function readPaging(json: JsonObject, response: JsonObject): Paging {
  const params = objectAt(objectAt(json, 'responseHeader'), 'params')
  return {
    start: whole(params['start']) ?? whole(response['start']) ?? 0,
    rows: whole(params['rows']),
  }
}

/** Reads a whole number, also as text; the last one of a list. */
export function whole(value: unknown): number | null {
  const single: unknown = Array.isArray(value) ? value.at(-1) : value
  if (typeof single !== 'number' && (typeof single !== 'string' || single === '')) return null
  const number = Number(single)
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}
