import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { moveByProgram } from './moveByProgram'

/**
 * Updates a map when its element changes its size, for example in a tab or a dialog that opens (design
 * decision 23).
 * @returns whether the map has had a size.
 */
export function useMapSize(map: LeafletMap): boolean {
  const [hasSize, setSeen] = useState(() => map.getSize().x > 0)
  useEffect(() => {
    const element = map.getContainer()
    const measure = () => {
      // A hidden map keeps its last size.
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      moveByProgram(map, () => map.invalidateSize({ animate: false, pan: false }))
      setSeen(true)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [map])
  return hasSize
}
