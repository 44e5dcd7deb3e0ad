import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { quietly } from './quietly'

/**
 * Corrects a map's size whenever its element takes another one: a tab, a dialog or a closed part of the page
 * around it opens (design decision 23).
 * @returns whether it has had a size yet.
 */
export function useSize(map: LeafletMap): boolean {
  const [seen, setSeen] = useState(() => map.getSize().x > 0)
  useEffect(() => {
    const element = map.getContainer()
    const measure = () => {
      // Nothing is to be seen: the map keeps what it had.
      if (element.clientWidth === 0 || element.clientHeight === 0) return
      quietly(map, () => map.invalidateSize({ animate: false, pan: false }))
      setSeen(true)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [map])
  return seen
}
