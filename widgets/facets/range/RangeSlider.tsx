import { type KeyboardEvent, useRef } from 'react'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import { clamp, type NumberRange } from '../../../src/facets/range/numberRange'
import type { RangeScale } from '../../../src/facets/range/rangeScale'
import { thumbMove } from './thumbKeys'
import type { DraftRange } from './useDraftRange'
import { useDrag } from './useDrag'

interface Props {
  readonly scale: RangeScale
  readonly extent: NumberRange
  readonly draft: DraftRange
  /** The accessible name of each thumb. */
  readonly names: Readonly<Record<RangeEnd, string>>
  readonly formatAmount: (amount: number) => string
}

const ENDS: readonly RangeEnd[] = ['min', 'max']
const percent = (fraction: number) => `${fraction * 100}%`

/**
 * Two native sliders on one track. Keyboard and screen readers use the native inputs; the visible thumbs are
 * drawn beside them, and the track handles the pointer.
 */
export function RangeSlider({ scale, extent, draft, names, formatAmount }: Props) {
  const { value } = draft
  const track = useRef<HTMLDivElement>(null)
  const inputs = useRef<Partial<Record<RangeEnd, HTMLInputElement | null>>>({})
  const drag = useDrag(track, scale, extent, draft, (end) => inputs.current[end]?.focus())
  const limits = (end: RangeEnd): NumberRange =>
    end === 'min'
      ? { min: extent.min, max: clamp(value.max, extent) }
      : { min: clamp(value.min, extent), max: extent.max }
  const fractionOf = (amount: number) => scale.fractionOf(amount, extent)
  const set = (end: RangeEnd, amount: number) =>
    draft.update({ ...value, [end]: clamp(amount, limits(end)) })
  const pressed = (end: RangeEnd, event: KeyboardEvent<HTMLInputElement>) => {
    const move = thumbMove(event)
    if (!move) return
    event.preventDefault()
    set(end, scale.move(clamp(value[end], extent), move, extent, limits(end)))
  }
  return (
    <div className="vitrine-range__slider" {...drag}>
      <div ref={track} className="vitrine-range__track">
        <div
          className="vitrine-range__fill"
          style={{
            insetInlineStart: percent(fractionOf(value.min)),
            insetInlineEnd: percent(1 - fractionOf(value.max)),
          }}
        />
        {ENDS.map((end) => (
          <span key={end}>
            <input
              ref={(input) => {
                inputs.current[end] = input
              }}
              className="vitrine-range__input"
              type="range"
              min={extent.min}
              max={extent.max}
              step={scale.step}
              value={clamp(value[end], extent)}
              aria-label={names[end]}
              aria-valuetext={formatAmount(value[end])}
              onKeyDown={(event) => pressed(end, event)}
              onKeyUp={draft.commitWhenIdle}
              onBlur={draft.commit}
              // Screen readers and voice control set the value without key events.
              onChange={(event) => {
                set(end, event.target.valueAsNumber)
                draft.commitWhenIdle()
              }}
            />
            <span
              className="vitrine-range__thumb"
              style={{ insetInlineStart: percent(fractionOf(value[end])) }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
