import { type PointerEvent, type RefObject, useRef } from 'react'
import { nearestThumb, type RangeEnd } from '../../../src/facets/range/nearestThumb'
import { clamp, type NumberRange } from '../../../src/facets/range/numberRange'
import type { RangeScale } from '../../../src/facets/range/rangeScale'
import { isRtl } from '../../shared/languages/isRtl'
import type { DraftRange } from './useDraftRange'

/** A press this near to a thumb's centre grabs the thumb without moving it, in CSS pixels. */
const GRAB_PX = 16

interface Drag {
  readonly pointer: number
  readonly end: RangeEnd
  /** From the pointer to the centre of the thumb that it drags, in CSS pixels. */
  readonly offset: number
}

/** The pointer handlers of a slider's track. */
export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(): void
  /** Keeps the focus on the thumb, and selects no text. */
  onMouseDown(event: { preventDefault(): void }): void
}

/**
 * Drags the nearer thumb by mouse, pen or touch, never past the other thumb. A touch that scrolls the page
 * moves no thumb.
 */
export function useDrag(
  track: RefObject<HTMLElement | null>,
  scale: RangeScale,
  extent: NumberRange,
  draft: DraftRange,
  focus: (end: RangeEnd) => void,
): DragHandlers {
  const drag = useRef<Drag | null>(null)
  const positionOf = (x: number) => {
    const { left, right, width } = track.current?.getBoundingClientRect() ?? new DOMRect()
    const along = track.current && isRtl(track.current) ? right - x : x - left
    return { along, width }
  }
  const fractionAt = (x: number) => {
    const { along, width } = positionOf(x)
    return width > 0 ? clamp(along / width, { min: 0, max: 1 }) : 0
  }
  const thumbAt = (amount: number) => scale.fractionOf(amount, extent)
  const follow = (x: number, { end, offset }: Drag) => {
    const { min, max } = draft.value
    const amount = scale.amountAt(fractionAt(x + offset), extent)
    if (end === 'min') draft.update({ min: Math.min(amount, max), max })
    else draft.update({ min, max: Math.max(amount, min) })
  }
  return {
    onPointerDown(event) {
      if (event.button !== 0 || drag.current) return
      const { along, width } = positionOf(event.clientX)
      const { min, max } = draft.value
      const thumbs = { min: thumbAt(min), max: thumbAt(max) }
      const end = nearestThumb(fractionAt(event.clientX), thumbs)
      const distance = thumbs[end] * width - along
      const isOnThumb = Math.abs(distance) <= GRAB_PX
      const rtl = isRtl(event.currentTarget)
      const offset = isOnThumb ? (rtl ? -distance : distance) : 0
      drag.current = { pointer: event.pointerId, end, offset }
      event.currentTarget.setPointerCapture(event.pointerId)
      focus(end)
      // A touch may scroll the page: it moves a thumb only once it moves along the track, or is lifted.
      if (event.pointerType !== 'touch') follow(event.clientX, drag.current)
    },
    onPointerMove(event) {
      if (drag.current?.pointer === event.pointerId) follow(event.clientX, drag.current)
    },
    onPointerUp(event) {
      const current = drag.current
      if (current?.pointer !== event.pointerId) return
      drag.current = null
      follow(event.clientX, current)
      draft.commit()
    },
    onPointerCancel() {
      drag.current = null
      draft.discard()
    },
    onMouseDown(event) {
      event.preventDefault()
    },
  }
}
