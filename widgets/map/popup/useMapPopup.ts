import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { POPUP_PADDING_PX } from '../../../src/map/constants'
import { DEFERRED_IMAGE, loadImage } from '../../shared/lazy/loadImage'
import { moveByProgram } from '../view/moveByProgram'
import { prefersReducedMotion } from '../view/prefersReducedMotion'

/**
 * Focuses an open popup, loads its images, pans the map until all of it is visible, and closes it when the map
 * is clicked.
 */
export function useMapPopup(
  map: LeafletMap,
  box: RefObject<HTMLElement | null>,
  close: () => void,
  onFocusLost: () => void,
): void {
  const onClose = useEffectEvent(close)
  const reportFocusLost = useEffectEvent(onFocusLost)
  // Runs before React removes the popup, and with it the focus.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) reportFocusLost()
    }
  }, [box])
  // Leaflet has positioned the popup by now.
  useEffect(() => {
    const element = box.current
    if (!element) return
    for (const image of element.querySelectorAll(DEFERRED_IMAGE)) loadImage(image)
    element.focus({ preventScroll: true })
    const panIntoView = () => panPopupIntoView(map, element)
    const onMapClick = () => onClose()
    panIntoView()
    // A loaded image makes the popup larger.
    element.addEventListener('load', panIntoView, true)
    map.on('click', onMapClick)
    return () => {
      element.removeEventListener('load', panIntoView, true)
      map.off('click', onMapClick)
    }
  }, [map, box])
}

function panPopupIntoView(map: LeafletMap, element: Element) {
  const [popup, frame] = [element, map.getContainer()].map((one) => one.getBoundingClientRect())
  if (!popup || !frame) return
  const x = overflow(popup.left, popup.right, frame.left, frame.right)
  const y = overflow(popup.top, popup.bottom, ...visibleRange(frame, popup.height))
  if (x === 0 && y === 0) return
  const animate = !prefersReducedMotion()
  moveByProgram(map, () => map.panBy([x, y], { animate }), animate)
}

/** The part of the frame inside the window if the popup fits there; else the whole frame. */
function visibleRange({ top, bottom }: DOMRect, height: number): [from: number, to: number] {
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  return to - from < height + 2 * POPUP_PADDING_PX ? [top, bottom] : [from, to]
}

/** How far a range overflows its frame; at the start when it overflows at both ends. */
function overflow(start: number, end: number, from: number, to: number): number {
  const before = start - POPUP_PADDING_PX - from
  const after = end + POPUP_PADDING_PX - to
  return before < 0 ? before : Math.max(0, Math.min(after, before))
}
