import type { Engine } from '../engine/createEngine'
import { queryEngine } from './queryEngine'

/** Listings as markers of a map, as JSON for a script element. Listings without coordinates are left out. */
export function markersJson(engine: Engine, count: string): string {
  const { listings } = queryEngine(engine, [
    ['q', '*:*'],
    ['defType', 'edismax'],
    ['rows', count],
    ['sort', 'id asc'],
  ])
  const all = listings.flatMap(({ latlng, title, url, price }) => {
    if (latlng === undefined) return []
    const [lat, lng] = latlng.split(',').map(Number)
    return [{ lat, lng, title, url, fields: price === undefined ? {} : { price } }]
  })
  return JSON.stringify(all).replaceAll('<', '\\u003c')
}
