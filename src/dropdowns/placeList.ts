import type { Box } from '../dialogs/placePopup'

interface Size {
  readonly width: number
  readonly height: number
}

interface How {
  readonly isRtl: boolean
  /** Where it was placed last: it changes sides only where it has to. */
  readonly wasAbove?: boolean | undefined
}

/** How far a list keeps from the edge of the screen, and from its field, in CSS pixels. */
const MARGIN_PX = 8
const GAP_PX = 4

/**
 * Where the list of a field goes: below it, or above where it does not fit and there is more room; from the
 * field's start edge on, within the screen.
 * @returns its place, and the most height that it may take there.
 */
export function placeList(field: Box, list: Size, screen: Size, { isRtl, wasAbove }: How) {
  const below = Math.max(screen.height - field.bottom - GAP_PX - MARGIN_PX, 0)
  const above = Math.max(field.top - GAP_PX - MARGIN_PX, 0)
  const fits = list.height <= (wasAbove ? above : below)
  const isAbove = fits ? (wasAbove ?? false) : above > below
  const most = isAbove ? above : below
  const height = Math.min(list.height, most)
  const wanted = isRtl ? field.right - list.width : field.left
  const left = Math.max(Math.min(wanted, screen.width - MARGIN_PX - list.width), MARGIN_PX)
  return { left, top: isAbove ? field.top - GAP_PX - height : field.bottom + GAP_PX, most, isAbove }
}
