import type { SearchRequest } from './searchRequest'

/**
 * A request's extra parameters by name: the page's, replaced by what the visitor's exposed params say.
 * Names that the request settles itself are left out.
 */
export function extraValues(request: SearchRequest): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(request.extraParams)) {
    values.set(name, typeof value === 'string' ? [value] : value)
  }
  for (const [name, value] of Object.entries(request.params.extra)) {
    if (value.some((text) => text !== '')) values.set(name, value)
  }
  for (const name of SETTLED) values.delete(name)
  return values
}

const SETTLED = ['rows', 'start', 'wt', 'json.wrf']
