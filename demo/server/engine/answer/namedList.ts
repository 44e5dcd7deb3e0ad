import { type JsonValue, OrderedMap } from './orderedMap'

/** Entries whose JSON shape the request chooses; the name null is the missing bucket's. */
export type NamedList = readonly (readonly [string | null, JsonValue])[]

/**
 * Shapes a list as `json.nl` asks: `flat` (the default), `map`, `arrarr` or `arrmap`. In a map the
 * name null becomes "" and a name that is there already gets a number, as in Solr.
 */
export function namedList(list: NamedList, style: string | undefined): JsonValue {
  if (style === 'map') return new OrderedMap(withoutRepeats(list))
  if (style === 'arrarr') return list
  if (style === 'arrmap') {
    return list.map(([name, value]) => (name === null ? value : new OrderedMap([[name, value]])))
  }
  return list.flat()
}

function withoutRepeats(list: NamedList): readonly (readonly [string, JsonValue])[] {
  const used = new Set<string>()
  return list.map(([name, value]) => {
    let key = name ?? ''
    for (let repeat = 1; used.has(key); repeat += 1) key = `${name ?? ''} ${repeat}`
    used.add(key)
    return [key, value]
  })
}
