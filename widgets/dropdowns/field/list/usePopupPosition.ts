import { type RefObject, useLayoutEffect } from 'react'
import { placeList } from '../../../../src/dropdowns/placeList'
import { isRtl } from '../../../shared/languages/isRtl'

/**
 * Shows a popover at its field while it is open, at least as wide as the field. It is positioned again when
 * the page scrolls, or when the screen, the field or the popover changes its size.
 */
export function usePopupPosition(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, anchor] = [popup.current, field.current]
    if (!isOpen || !box || !anchor) return
    box.showPopover?.()
    let wasAbove: boolean | undefined
    const place = () => {
      wasAbove = move(box, anchor, wasAbove)
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(box)
    sizes.observe(anchor)
    place()
    const screen = window.visualViewport
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    screen?.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      box.hidePopover?.()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      screen?.removeEventListener('resize', place)
    }
  }, [isOpen, popup, field])
}

/** @returns whether the popover is above its field now. */
function move(box: HTMLElement, anchor: Element, wasAbove: boolean | undefined): boolean {
  const { clientWidth: width, clientHeight } = document.documentElement
  // An on-screen keyboard covers the lower part of the page.
  const height = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight)
  const at = anchor.getBoundingClientRect()
  Object.assign(box.style, { minInlineSize: `${at.width}px`, maxBlockSize: '' })
  const size = box.getBoundingClientRect()
  const options = { isRtl: isRtl(anchor), wasAbove }
  const { left, top, maxHeight, isAbove } = placeList(at, size, { width, height }, options)
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, maxBlockSize: `${maxHeight}px` })
  return isAbove
}
