import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { PAN_STEP_PX } from '../../../src/map/constants'
import { prefersReducedMotion } from './prefersReducedMotion'

const PAN_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP_PX, 0],
  ArrowRight: [PAN_STEP_PX, 0],
  ArrowUp: [0, -PAN_STEP_PX],
  ArrowDown: [0, PAN_STEP_PX],
}

/**
 * Leaves scrolling to the page: the wheel zooms only with Ctrl or ⌘ (which a touchpad's pinch sets), and only
 * two fingers move the map. Arrow keys and plus and minus work while the map itself has the focus.
 */
export function useGestures(map: LeafletMap): void {
  useEffect(() => {
    const element = map.getContainer()
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
    }
    const onTouchStart = (event: TouchEvent) => {
      if (event.touches.length < 2) event.stopPropagation()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== element || event.altKey || event.ctrlKey || event.metaKey) return
      const { key } = event
      const step = Object.hasOwn(PAN_STEPS, key) ? PAN_STEPS[key] : undefined
      const animate = !prefersReducedMotion()
      if (step) map.panBy([step[0], step[1]], { animate })
      else if (key === '+' || key === '=') map.zoomIn(1, { animate })
      else if (key === '-' || key === '_') map.zoomOut(1, { animate })
      else return
      event.preventDefault()
    }
    element.addEventListener('wheel', onWheel, { capture: true, passive: true })
    element.addEventListener('touchstart', onTouchStart, { capture: true, passive: true })
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('wheel', onWheel, { capture: true })
      element.removeEventListener('touchstart', onTouchStart, { capture: true })
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [map])
}
