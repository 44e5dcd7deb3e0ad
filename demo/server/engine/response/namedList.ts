import { type JsonValue, OrderedMap } from './orderedMap'

/** Entries whose JSON shape the request chooses. The name null stands for the missing bucket. */
export type NamedList = readonly (readonly [string | null, JsonValue])[]

/**
 * Converts a list to the shape of `json.nl`: `flat` (the default), `map`, `arrarr` or `arrmap`. In a map the name
 * null becomes "", and a name may occur twice, as in Solr.
 */
export function namedList(list: NamedList, style: string | undefined): JsonValue {
  if (style === 'map') return new OrderedMap(list.map(([name, value]) => [name ?? '', value]))
  if (style === 'arrarr') return list
  if (style === 'arrmap') {
    return list.map(([name, value]) => (name === null ? value : new OrderedMap([[name, value]])))
  }
  return list.flat()
}
