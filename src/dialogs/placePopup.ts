/** A box on the screen, in CSS pixels from its top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Room {
  readonly width: number
  readonly height: number
}

/** How near to the edge of the screen a popup comes, in CSS pixels. */
const MARGIN_PX = 8

/**
 * Where a popup goes: below what it belongs to, above where there is more room, touching it in either case
 * so that the pointer can cross over (design decision 16); from its start edge on, within the screen.
 */
export function placePopup(
  icon: Box,
  popup: Room,
  screen: Room,
  isRtl: boolean,
): { readonly left: number; readonly top: number } {
  const below = screen.height - icon.bottom
  const isAbove = popup.height + MARGIN_PX > below && icon.top > below
  const wanted = isRtl ? icon.right - popup.width : icon.left
  const most = screen.width - MARGIN_PX - popup.width
  return {
    left: Math.max(Math.min(wanted, most), MARGIN_PX),
    // By a pixel over its edge: half pixels would leave a gap.
    top: isAbove ? Math.ceil(icon.top) + 1 - popup.height : Math.floor(icon.bottom) - 1,
  }
}
