import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { MAP_STEP_PX } from '../../../src/map/constants'
import { wantsCalm } from './calm'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-MAP_STEP_PX, 0],
  ArrowRight: [MAP_STEP_PX, 0],
  ArrowUp: [0, -MAP_STEP_PX],
  ArrowDown: [0, MAP_STEP_PX],
}

/**
 * What belongs to the page stays the page's: the wheel scrolls it, and zooms only with Ctrl or ⌘ (as a pinch
 * on a touchpad says it); one finger scrolls it, two move the map and zoom. The keys are the map's while it
 * has the focus itself.
 */
export function useGestures(map: LeafletMap) {
  useEffect(() => {
    const element = map.getContainer()
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    }
    const touch = (event: TouchEvent) => {
      if (event.touches.length < 2) event.stopPropagation()
    }
    const press = (event: KeyboardEvent) => {
      if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return
      const { key } = event
      const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined
      const animate = !wantsCalm()
      if (step) map.panBy([step[0], step[1]], { animate })
      else if (key === '+' || key === '=') map.zoomIn(1, { animate })
      else if (key === '-' || key === '_') map.zoomOut(1, { animate })
      else return
      event.preventDefault()
    }
    element.addEventListener('wheel', wheel, { capture: true, passive: true })
    element.addEventListener('touchstart', touch, { capture: true, passive: true })
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('wheel', wheel, { capture: true })
      element.removeEventListener('touchstart', touch, { capture: true })
      element.removeEventListener('keydown', press)
    }
  }, [map])
}
