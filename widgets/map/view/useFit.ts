import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Box } from '../../../src/map/box'
import { boxAround } from '../../../src/map/boxAround'
import { MAX_FIT_ZOOM } from '../../../src/map/constants'
import type { LatLng } from '../../../src/map/latLng'
import type { MapConfig } from '../config'
import { fitBox } from './fitBox'
import { moveByProgram } from './moveByProgram'

interface FitTarget {
  /** The area of the search. */
  readonly area: Box | null
  readonly places: readonly LatLng[]
  readonly config: MapConfig
  /** The area that was last searched from this map. */
  readonly searchedArea: RefObject<Box | null>
}

/**
 * Moves the map to the search's area, after Back or by a link; without one, to its configured center or to its
 * places.
 * @param hasSize false before the map has a size; then nothing can be fitted.
 */
export function useFit(
  map: LeafletMap,
  hasSize: boolean,
  { area, places, config, searchedArea }: FitTarget,
): void {
  const { lat, lng, zoom } = config
  const hasConfiguredCenter = area === null && lat !== undefined && lng !== undefined
  const placesBox = useMemo(() => boxAround(places), [places])
  const target = hasConfiguredCenter ? `${lat},${lng},${zoom}` : JSON.stringify(area ?? placesBox)
  const previousTarget = useRef<string | null>(null)
  useEffect(() => {
    if (!hasSize || previousTarget.current === target) return
    previousTarget.current = target
    if (area && JSON.stringify(searchedArea.current) === target) return
    const maxZoom = map.getMaxZoom()
    moveByProgram(map, () => {
      if (hasConfiguredCenter) map.setView([lat, lng], zoom, { animate: false })
      else if (area) fitBox(map, area, { maxZoom: maxZoom, animate: false })
      else if (placesBox)
        fitBox(map, placesBox, {
          hasPadding: true,
          maxZoom: Math.min(MAX_FIT_ZOOM, maxZoom),
          animate: false,
        })
    })
  }, [map, hasSize, target, area, placesBox, hasConfiguredCenter, lat, lng, zoom, searchedArea])
}
