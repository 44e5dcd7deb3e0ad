import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Leaflet ends each zoom by a timer, which fails on a map that has left meanwhile: then there is none to end. */
export function useEnd(map: LeafletMap): void {
  useEffect(() => () => void Object.assign(map, { _animatingZoom: false }), [map])
}
