import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { MAP_POPUP_EDGE_PX } from '../../../src/map/constants'
import { DEFERRED_IMAGE, loadImage } from '../../shared/lazy/loadImage'
import { wantsCalm } from '../view/calm'
import { quietly } from '../view/quietly'

/**
 * What a popup does while it is open: it takes the focus, loads its pictures, makes the map
 * show all of it, and closes when the map is pressed.
 */
export function usePopup(
  map: LeafletMap,
  box: RefObject<HTMLElement | null>,
  close: () => void,
  onLeft: () => void,
) {
  const closeNow = useEffectEvent(close)
  const leave = useEffectEvent(onLeft)
  // React has not taken it out of the document yet, and with it the focus.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) leave()
    }
  }, [box])
  // The pin stands on the map by now.
  useEffect(() => {
    const element = box.current
    if (!element) return
    for (const image of element.querySelectorAll(DEFERRED_IMAGE)) loadImage(image)
    element.focus({ preventScroll: true })
    const show = () => bringIntoView(map, element)
    const press = () => closeNow()
    show()
    // Pictures make it larger.
    element.addEventListener('load', show, true)
    map.on('click', press)
    return () => {
      element.removeEventListener('load', show, true)
      map.off('click', press)
    }
  }, [map, box])
}

function bringIntoView(map: LeafletMap, element: Element) {
  const [own, frame] = [element, map.getContainer()].map((one) => one.getBoundingClientRect())
  if (!own || !frame) return
  const x = beyond(own.left, own.right, frame.left, frame.right)
  const y = beyond(own.top, own.bottom, ...seenOf(frame, own.height))
  if (x === 0 && y === 0) return
  const animate = !wantsCalm()
  quietly(map, () => map.panBy([x, y], { animate }), animate)
}

/** From where to where a frame is in the window, if there is room for so much; else all of it. */
function seenOf({ top, bottom }: DOMRect, height: number): [from: number, to: number] {
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  return to - from < height + 2 * MAP_POPUP_EDGE_PX ? [top, bottom] : [from, to]
}

/** How far something reaches over its frame; where it does at both ends, at the first one. */
function beyond(start: number, end: number, from: number, to: number): number {
  const before = start - MAP_POPUP_EDGE_PX - from
  const after = end + MAP_POPUP_EDGE_PX - to
  return before < 0 ? before : Math.max(0, Math.min(after, before))
}
