import type { Config } from './config'

/** The selected values by field. */
export type Selection = ReadonlyMap<string, ReadonlySet<string>>

/** The filters of the request. */
export function filtersOf({ facets }: Config, selection: Selection): string[] {
  return facets.flatMap(({ field, operator }) => {
    const values = [...(selection.get(field) ?? [])].map((value) => `"${value}"`)
    if (values.length === 0) return []
    return operator === 'or'
      ? [`{!tag=${field}}${field}:( ${values.join(' OR ')} )`]
      : values.map((value) => `${field}:${value}`)
  })
}
