import { type KeyboardEvent, useRef } from 'react'
import { moved } from '../../../src/facets/range/moved'
import type { End } from '../../../src/facets/range/nearerThumb'
import { type Span, shareOf, within } from '../../../src/facets/range/span'
import { moveOf } from './thumbKeys'
import type { Draft } from './useDraft'
import { useDrag } from './useDrag'

interface Props {
  readonly extent: Span
  readonly draft: Draft
  /** What each thumb is called. */
  readonly names: Readonly<Record<End, string>>
  readonly text: (amount: number) => string
}

const ENDS: readonly End[] = ['min', 'max']
const percent = (share: number) => `${share * 100}%`

/**
 * Two native sliders on one track: to the keyboard and to screen readers they are what they are; what is
 * seen is drawn beside them, and the track itself takes the pointer.
 */
export function RangeSlider({ extent, draft, names, text }: Props) {
  const { value } = draft
  const track = useRef<HTMLDivElement>(null)
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({})
  const drag = useDrag(track, extent, draft, (end) => inputs.current[end]?.focus())
  const limits = (end: End): Span =>
    end === 'min'
      ? { min: extent.min, max: within(value.max, extent) }
      : { min: within(value.min, extent), max: extent.max }
  const set = (end: End, amount: number) =>
    draft.show({ ...value, [end]: within(amount, limits(end)) })
  const pressed = (end: End, event: KeyboardEvent<HTMLInputElement>) => {
    const move = moveOf(event)
    if (!move) return
    event.preventDefault()
    set(end, moved(within(value[end], extent), move, extent, limits(end)))
  }
  return (
    <div className="vitrine-range__slider" {...drag}>
      <div ref={track} className="vitrine-range__track">
        <div
          className="vitrine-range__fill"
          style={{
            insetInlineStart: percent(shareOf(value.min, extent)),
            insetInlineEnd: percent(1 - shareOf(value.max, extent)),
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
              step={1}
              value={within(value[end], extent)}
              aria-label={names[end]}
              aria-valuetext={text(value[end])}
              onKeyDown={(event) => pressed(end, event)}
              onKeyUp={draft.settle}
              onBlur={draft.take}
              // Screen readers and voice control set the value past the keyboard.
              onChange={(event) => {
                set(end, event.target.valueAsNumber)
                draft.settle()
              }}
            />
            <span
              className="vitrine-range__thumb"
              style={{ insetInlineStart: percent(shareOf(value[end], extent)) }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
