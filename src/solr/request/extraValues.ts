import type { SearchRequest } from './searchRequest'

/**
 * Lists a request's extra parameters by name: those of the visitor's exposed params win over the configured
 * ones. Parameters that searchBody sets itself are left out.
 */
export function extraValues(request: SearchRequest): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(request.extraParams)) {
    values.set(name, typeof value === 'string' ? [value] : value)
  }
  for (const [name, value] of Object.entries(request.params.extra)) {
    if (value.some((text) => text !== '')) values.set(name, value)
  }
  for (const name of RESERVED) values.delete(name)
  return values
}

const RESERVED = ['rows', 'start', 'wt', 'json.wrf']
