import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { Box } from '../../../src/map/box'

/** What a map shows: degrees may lie beyond 180 where it was pushed round the earth. */
export interface View {
  readonly zoom: number
  readonly box: Box
}

/** Where the map stands, after each move. */
export function useView(map: LeafletMap): View {
  const [view, setView] = useState(() => viewOf(map))
  useEffect(() => {
    const see = () => setView(viewOf(map))
    map.on('moveend', see)
    see()
    return () => {
      map.off('moveend', see)
    }
  }, [map])
  return view
}

export function viewOf(map: LeafletMap): View {
  const bounds = map.getBounds()
  const box = {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  }
  return { zoom: map.getZoom(), box }
}
