import type { SearchParams } from '../solr/request/params'

/** Lists a param's values by its name in the fragment; none when it is not set. */
export function paramValues(params: SearchParams, name: string): readonly string[] {
  return allValues(params, name).filter((value) => value !== '')
}

function allValues(params: SearchParams, name: string): readonly string[] {
  switch (name) {
    case 'q':
    case 'sort':
      return [params[name]]
    case 'start':
      return params.start > 0 ? [String(params.start)] : []
    case 'fq':
    case 'bq':
      return params[name]
    default:
      return Object.hasOwn(params.extra, name) ? (params.extra[name] ?? []) : []
  }
}
