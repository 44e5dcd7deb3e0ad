import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'

/** Stops the zoom animation of an unmounted map, since Leaflet's timer at its end would throw. */
export function useStopZoomAnimation(map: LeafletMap): void {
  useEffect(() => () => void Object.assign(map, { _animatingZoom: false }), [map])
}
