import { type Box, placePopup } from '../dialogs/placePopup'
import { NOTICE_ARROW_PX, NOTICE_GAP_PX } from './constants'

export interface NoticePlace {
  readonly left: number
  readonly top: number
  readonly side: 'above' | 'below'
  /** The distance of the arrow's tip from the notice's left edge. */
  readonly tip: number
}

/**
 * Positions a notice below the element that it points at, or above when there is more space, with the arrow
 * and a gap between them (spec 9); in CSS pixels. The arrow points at the element's middle, within the notice.
 */
export function placeNotice(
  element: Box,
  notice: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  isRtl: boolean,
): NoticePlace {
  // placePopup overlaps its anchor by one pixel.
  const distance = NOTICE_ARROW_PX + NOTICE_GAP_PX + 1
  const anchor = {
    left: element.left,
    right: element.right,
    top: Math.round(element.top) - distance,
    bottom: Math.round(element.bottom) + distance,
  }
  const { left, top } = placePopup(anchor, notice, screen, isRtl)
  const middle = (element.left + element.right) / 2 - left
  // The arrow is twice as wide as high, and must not reach the rounded corners.
  const min = Math.min(NOTICE_ARROW_PX * 2, notice.width / 2)
  return {
    left,
    top,
    side: top < element.top ? 'above' : 'below',
    tip: Math.max(min, Math.min(middle, notice.width - min)),
  }
}
