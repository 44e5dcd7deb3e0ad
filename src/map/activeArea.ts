import { parseFilter } from '../filters/filter'
import type { Box } from './box'
import { readLatLng } from './readLatLng'

/** The area that filters a field; null when there is none or it is invalid. */
export function activeArea(fq: readonly string[], field: string): Box | null {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind !== 'range' || filter.field !== field) continue
    const [low, high] = [readLatLng(unquote(filter.min)), readLatLng(unquote(filter.max))]
    if (!low || !high || low.lat > high.lat) continue
    return { south: low.lat, west: low.lng, north: high.lat, east: high.lng }
  }
  return null
}

const unquote = (text: string) => text.replace(/^"(.*)"$/, '$1')
