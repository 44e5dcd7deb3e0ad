import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Box } from '../../../src/map/box'

/** The visible part of a map; longitudes can be outside -180 to 180. */
export interface MapExtent {
  readonly zoom: number
  readonly box: Box
}

/** The map's extent, updated after each move. */
export function useMapExtent(map: LeafletMap): MapExtent {
  const [extent, setView] = useState(() => extentOf(map))
  useEffect(() => {
    const update = () => setView(extentOf(map))
    map.on('moveend', update)
    update()
    return () => {
      map.off('moveend', update)
    }
  }, [map])
  return extent
}

export function extentOf(map: LeafletMap): MapExtent {
  const bounds = map.getBounds()
  const box = {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
  return { zoom: map.getZoom(), box }
}
