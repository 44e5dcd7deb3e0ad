import type { SearchParams } from '../../solr/request/params'

/** A param's values by its name in the fragment; an unset one has none. */
export function paramValues(params: SearchParams, name: string): readonly string[] {
  const values = named(params, name)
  return values.filter((value) => value !== '')
}

function named(params: SearchParams, name: string): readonly string[] {
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
