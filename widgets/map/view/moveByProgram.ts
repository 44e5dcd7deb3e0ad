import type { Map as LeafletMap } from 'leaflet'

/** Maps that are being moved by the program. */
const moving = new WeakSet<LeafletMap>()

/**
 * Moves a map so that the move does not count as the visitor's and searches no area; otherwise results would
 * move the map, and that would search again.
 * @param isAnimated whether the move ends with the next moveend.
 */
export function moveByProgram(map: LeafletMap, move: () => void, isAnimated = false): void {
  moving.add(map)
  if (isAnimated) map.once('moveend', () => moving.delete(map))
  move()
  if (!isAnimated) moving.delete(map)
}

export function isMovedByProgram(map: LeafletMap): boolean {
  return moving.has(map)
}
