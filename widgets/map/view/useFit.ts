import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Box } from '../../../src/map/box'
import { boxAround } from '../../../src/map/boxAround'
import { MAP_FIT_ZOOM } from '../../../src/map/constants'
import type { LatLng } from '../../../src/map/latLng'
import type { MapConfig } from '../config'
import { fitBox } from './fitBox'
import { quietly } from './quietly'

interface Wanted {
  /** The area that is searched. */
  readonly area: Box | null
  readonly places: readonly LatLng[]
  readonly config: MapConfig
  /** The area that was searched because the map stands there. */
  readonly asked: RefObject<Box | null>
}

/**
 * Moves the map to the area that is searched, where it is not there already: after Back, or from a link;
 * without one to where its page says, or to its places.
 * @param seen whether the map has had a size yet: without one nothing can be fitted.
 */
export function useFit(map: LeafletMap, seen: boolean, { area, places, config, asked }: Wanted) {
  const { lat, lng, zoom } = config
  const isHome = area === null && lat !== undefined && lng !== undefined
  const around = useMemo(() => boxAround(places), [places])
  const wanted = isHome ? `${lat},${lng},${zoom}` : JSON.stringify(area ?? around)
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!seen || before.current === wanted) return
    before.current = wanted
    if (area && JSON.stringify(asked.current) === wanted) return
    const most = map.getMaxZoom()
    quietly(map, () => {
      if (isHome) map.setView([lat, lng], zoom, { animate: false })
      else if (area) fitBox(map, area, { maxZoom: most, animate: false })
      else if (around)
        fitBox(map, around, { room: true, maxZoom: Math.min(MAP_FIT_ZOOM, most), animate: false })
    })
  }, [map, seen, wanted, area, around, isHome, lat, lng, zoom, asked])
}
