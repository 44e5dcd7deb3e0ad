import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet'
import { type Box, boxWidth } from '../../../src/map/box'
import { FIT_PADDING_PX } from '../../../src/map/constants'
import { nearestLongitude } from '../../../src/map/nearestLongitude'

interface FitOptions {
  /** The longitude of the map's center, which can be outside -180 to 180. */
  readonly centerLng?: number
  /** Whether to leave space for markers at the edge; without it the box is fitted exactly. */
  readonly hasPadding?: boolean
  readonly maxZoom: number
  readonly animate: boolean
}

/** Moves a map so that it shows all of a box. */
export function fitBox(
  map: LeafletMap,
  box: Box,
  { centerLng = 0, hasPadding, maxZoom, animate }: FitOptions,
): void {
  const width = boxWidth(box)
  const center = nearestLongitude(box.west + width / 2, centerLng)
  const padding: FitBoundsOptions = hasPadding ? { padding: [FIT_PADDING_PX, FIT_PADDING_PX] } : {}
  const corners: [[number, number], [number, number]] = [
    [box.south, center - width / 2],
    [box.north, center + width / 2],
  ]
  map.fitBounds(corners, { ...padding, maxZoom, animate })
}
