/** A box on the screen, in CSS pixels from its top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The smallest distance of a popup to the edge of the screen, in CSS pixels. */
const MARGIN_PX = 8

/**
 * Positions a popup below its anchor, or above when there is more space; aligned to the anchor's start edge,
 * within the screen. It touches the anchor, so that the pointer can move across (design decision 16).
 */
export function placePopup(
  anchor: Box,
  popup: Size,
  screen: Size,
  isRtl: boolean,
): { readonly left: number; readonly top: number } {
  const below = screen.height - anchor.bottom
  const isAbove = popup.height + MARGIN_PX > below && anchor.top > below
  const start = isRtl ? anchor.right - popup.width : anchor.left
  const max = screen.width - MARGIN_PX - popup.width
  return {
    left: Math.max(Math.min(start, max), MARGIN_PX),
    // One pixel of overlap, since fractions of a pixel would leave a gap.
    top: isAbove ? Math.ceil(anchor.top) + 1 - popup.height : Math.floor(anchor.bottom) - 1,
  }
}
