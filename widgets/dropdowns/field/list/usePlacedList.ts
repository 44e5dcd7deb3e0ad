import { type RefObject, useLayoutEffect } from 'react'
import { placeList } from '../../../../src/dropdowns/placeList'
import { isRtl } from '../../../shared/languages/isRtl'

/**
 * Shows a popover in the top layer at its field, as wide as that at least, where there is more room; it
 * follows the page, the screen and its own size.
 */
export function usePlacedList(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, anchor] = [popup.current, field.current]
    if (!open || !box || !anchor) return
    box.showPopover?.()
    let wasAbove: boolean | undefined
    const place = () => {
      wasAbove = move(box, anchor, wasAbove)
    }
    const size = new ResizeObserver(place)
    size.observe(box)
    size.observe(anchor)
    place()
    const screen = window.visualViewport
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    screen?.addEventListener('resize', place)
    return () => {
      size.disconnect()
      box.hidePopover?.()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      screen?.removeEventListener('resize', place)
    }
  }, [open, popup, field])
}

function move(box: HTMLElement, anchor: Element, wasAbove: boolean | undefined): boolean {
  const { clientWidth: width, clientHeight } = document.documentElement
  // A keyboard on the screen covers the page below.
  const height = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight)
  const at = anchor.getBoundingClientRect()
  Object.assign(box.style, { minInlineSize: `${at.width}px`, maxBlockSize: '' })
  const size = box.getBoundingClientRect()
  const how = { isRtl: isRtl(anchor), wasAbove }
  const { left, top, most, isAbove } = placeList(at, size, { width, height }, how)
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${most}px` })
  return isAbove
}
