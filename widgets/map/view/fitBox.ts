import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet'
import { type Box, widthOf } from '../../../src/map/box'
import { MAP_FIT_ROOM_PX } from '../../../src/map/constants'
import { nearestCopy } from '../../../src/map/nearestCopy'

interface Fit {
  /** The longitude round which the map stands, however often it was pushed round the earth. */
  readonly near?: number
  /** Room for the markers at the edge; without it the box is what the map showed, to the pixel. */
  readonly room?: boolean
  readonly maxZoom: number
  readonly animate: boolean
}

/** Moves a map so that it shows all of a box. */
export function fitBox(map: LeafletMap, box: Box, { near = 0, room, maxZoom, animate }: Fit): void {
  const width = widthOf(box)
  const middle = nearestCopy(box.west + width / 2, near)
  const padding: FitBoundsOptions = room ? { padding: [MAP_FIT_ROOM_PX, MAP_FIT_ROOM_PX] } : {}
  const corners: [[number, number], [number, number]] = [
    [box.south, middle - width / 2],
    [box.north, middle + width / 2],
  ]
  map.fitBounds(corners, { ...padding, maxZoom, animate })
}
