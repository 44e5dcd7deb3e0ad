import { parseFilter } from '../filters/filter'
import type { Box } from './box'
import { readLatLng } from './readLatLng'

/** The area that is chosen on a field, null when there is none or it makes no sense. */
export function activeArea(fq: readonly string[], field: string): Box | null {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind !== 'range' || filter.field !== field) continue
    const [low, high] = [readLatLng(unquoted(filter.min)), readLatLng(unquoted(filter.max))]
    if (!low || !high || low.lat > high.lat) continue
    return { south: low.lat, west: low.lng, north: high.lat, east: high.lng }
  }
  return null
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1')
