import { NOTICE_ARROW_PX, NOTICE_GAP_PX } from '../contract/constants'
import { type Box, placePopup } from '../dialogs/placePopup'

interface NoticePlace {
  readonly left: number
  readonly top: number
  readonly side: 'above' | 'below'
  /** The tip of the arrow, from the notice's left edge. */
  readonly tip: number
}

/**
 * Where a notice goes that points at an element: below it, or above where there is more room, with the arrow
 * and the gap between them (spec 9); all in CSS pixels. The arrow points at the element's middle as far as
 * the notice reaches.
 */
export function placeNotice(
  element: Box,
  notice: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  isRtl: boolean,
): NoticePlace {
  // A popup overlaps what it belongs to by a pixel.
  const away = NOTICE_ARROW_PX + NOTICE_GAP_PX + 1
  const around = {
    left: element.left,
    right: element.right,
    top: Math.round(element.top) - away,
    bottom: Math.round(element.bottom) + away,
  }
  const { left, top } = placePopup(around, notice, screen, isRtl)
  const middle = (element.left + element.right) / 2 - left
  // The arrow is twice as wide as high; round corners keep it from the very edge.
  const least = Math.min(NOTICE_ARROW_PX * 2, notice.width / 2)
  return {
    left,
    top,
    side: top < element.top ? 'above' : 'below',
    tip: Math.max(least, Math.min(middle, notice.width - least)),
  }
}
