import type { Box } from '../dialogs/placePopup'

interface Size {
  readonly width: number
  readonly height: number
}

interface Options {
  readonly isRtl: boolean
  /** Its last side. It changes sides only when it must. */
  readonly wasAbove?: boolean | undefined
}

/** The distance of a list to the edge of the screen, and to its field, in CSS pixels. */
const MARGIN_PX = 8
const GAP_PX = 4

/** The position of a list on the screen, in CSS pixels. */
export interface ListPlace {
  readonly left: number
  readonly top: number
  /** The space there. */
  readonly maxHeight: number
  readonly isAbove: boolean
}

/**
 * Positions a list below its field, or above when it does not fit and there is more space; aligned to the
 * field's start edge, within the screen.
 */
export function placeList(
  field: Box,
  list: Size,
  screen: Size,
  { isRtl, wasAbove }: Options,
): ListPlace {
  const below = Math.max(screen.height - field.bottom - GAP_PX - MARGIN_PX, 0)
  const above = Math.max(field.top - GAP_PX - MARGIN_PX, 0)
  const fits = list.height <= (wasAbove ? above : below)
  const isAbove = fits ? (wasAbove ?? false) : above > below
  const maxHeight = isAbove ? above : below
  const height = Math.min(list.height, maxHeight)
  const start = isRtl ? field.right - list.width : field.left
  const left = Math.max(Math.min(start, screen.width - MARGIN_PX - list.width), MARGIN_PX)
  const top = isAbove ? field.top - GAP_PX - height : field.bottom + GAP_PX
  return { left, top, maxHeight, isAbove }
}
