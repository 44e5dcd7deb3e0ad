import { type Json, jsonAt } from './record'

/** Where in the results an answer stands. */
export interface Paging {
  readonly start: number
  /** Null when the answer does not repeat what was asked: what was sent counts. */
  readonly rows: number | null
}

/** Reads responseHeader.params, else the response's own start (spec 7.1, design decision 2). */
export function readPaging(answer: Json, response: Json): Paging {
  const params = jsonAt(jsonAt(answer, 'responseHeader'), 'params')
  return {
    start: whole(params['start']) ?? whole(response['start']) ?? 0,
    rows: whole(params['rows']),
  }
}

/** A whole number, also as text, and the last of several. */
function whole(value: unknown): number | null {
  const single: unknown = Array.isArray(value) ? value.at(-1) : value
  if (typeof single !== 'number' && (typeof single !== 'string' || single === '')) return null
  const number = Number(single)
  return Number.isSafeInteger(number) && number >= 0 ? number : null
}
