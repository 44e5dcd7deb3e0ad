import type { Map as LeafletMap } from 'leaflet'

/** The maps that are moving by themselves. */
const moving = new WeakSet<LeafletMap>()

/**
 * Moves a map without the visitor's doing, so that no area is searched by it: otherwise what was found
 * would move the map, and that would search again.
 * @param glides the move is animated, and over with the next moveend.
 */
export function quietly(map: LeafletMap, move: () => void, glides = false): void {
  moving.add(map)
  if (glides) map.once('moveend', () => moving.delete(map))
  move()
  if (!glides) moving.delete(map)
}

export function isQuiet(map: LeafletMap): boolean {
  return moving.has(map)
}
