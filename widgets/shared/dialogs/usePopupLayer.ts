import { type RefObject, useLayoutEffect } from 'react'
import { placePopup } from '../../../src/dialogs/placePopup'
import { isRtl } from '../languages/isRtl'
import { openLayer } from './layers'

/** Closes the popup that is open now. Only one is open at a time. */
let closeCurrent: (() => void) | null = null

/** Shows a popup in the top layer at its anchor while it is open, and closes it on a press outside. */
export function usePopupLayer(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useLayoutEffect(() => {
    const [box, holder] = [popup.current, anchor.current]
    if (!isOpen || !box || !holder) return
    closeCurrent?.()
    closeCurrent = close
    box.showPopover?.()
    const removeLayer = openLayer({ element: box, close })
    const place = () => move(box, holder)
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && holder.contains(target))) close()
    }
    // Its content may be loaded later, and a popup above its anchor grows upwards.
    const sizes = new ResizeObserver(place)
    sizes.observe(box)
    place()
    document.addEventListener('pointerdown', closeOutside, true)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      if (closeCurrent === close) closeCurrent = null
      removeLayer()
      sizes.disconnect()
      box.hidePopover?.()
      document.removeEventListener('pointerdown', closeOutside, true)
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isOpen, popup, anchor, close])
}

function move(popup: HTMLElement, anchor: Element): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = popup.getBoundingClientRect()
  const at = anchor.getBoundingClientRect()
  const { left, top } = placePopup(at, size, { width, height }, isRtl(anchor))
  Object.assign(popup.style, { left: `${left}px`, top: `${top}px` })
}
