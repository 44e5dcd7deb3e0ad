import { type PointerEvent, type RefObject, useRef } from 'react'
import { nearestThumb, type RangeEnd } from '../../../src/facets/range/nearestThumb'
import { clamp, fractionOf, type NumberRange } from '../../../src/facets/range/numberRange'
import { isRtl } from '../../shared/languages/isRtl'
import type { DraftRange } from './useDraftRange'

/** How near to a thumb's middle a press takes hold of it without moving it, in CSS pixels. */
const HOLD_PX = 16

interface Drag {
  readonly pointer: number
  readonly end: RangeEnd
  /** From the pointer to the middle of the thumb that it holds, in CSS pixels. */
  readonly offset: number
}

/**
 * Mouse, pen and finger on the track: the nearer thumb follows, never past the other one. A finger that
 * scrolls the page instead moves nothing.
 */
export function useDrag(
  track: RefObject<HTMLElement | null>,
  extent: NumberRange,
  draft: DraftRange,
  focus: (end: RangeEnd) => void,
) {
  const drag = useRef<Drag | null>(null)
  const placeOf = (x: number) => {
    const { left, right, width } = track.current?.getBoundingClientRect() ?? new DOMRect()
    const along = track.current && isRtl(track.current) ? right - x : x - left
    return { along, width }
  }
  const amountAt = (x: number) => {
    const { along, width } = placeOf(x)
    const share = width > 0 ? along / width : 0
    return clamp(Math.round(extent.min + share * (extent.max - extent.min)), extent)
  }
  const follow = (x: number, { end, offset }: Drag) => {
    const { min, max } = draft.value
    const amount = amountAt(x + offset)
    if (end === 'min') draft.update({ min: Math.min(amount, max), max })
    else draft.update({ min, max: Math.max(amount, min) })
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return
      const { along, width } = placeOf(event.clientX)
      const end = nearestThumb(amountAt(event.clientX), draft.value)
      const away = fractionOf(draft.value[end], extent) * width - along
      const isHeld = Math.abs(away) <= HOLD_PX
      const rtl = isRtl(event.currentTarget)
      const offset = isHeld ? (rtl ? -away : away) : 0
      drag.current = { pointer: event.pointerId, end, offset }
      event.currentTarget.setPointerCapture(event.pointerId)
      focus(end)
      // A finger may be about to scroll the page: it moves a thumb once it moves along, or is lifted.
      if (event.pointerType !== 'touch') follow(event.clientX, drag.current)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointer === event.pointerId) follow(event.clientX, drag.current)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const own = drag.current
      if (own?.pointer !== event.pointerId) return
      drag.current = null
      follow(event.clientX, own)
      draft.commit()
    },
    onPointerCancel() {
      drag.current = null
      draft.discard()
    },
    /** The focus stays on the thumb, and no text is selected. */
    onMouseDown(event: { preventDefault(): void }) {
      event.preventDefault()
    },
  }
}
