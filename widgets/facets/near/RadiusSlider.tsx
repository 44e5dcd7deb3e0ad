import { useId } from 'react'
import type { NearOptions } from '../../../src/facets/near/config'
import type { NearMessageKey } from '../../../src/facets/near/messages'
import { nearestStep, sliderSteps } from '../../../src/facets/near/radii'
import type { Translate } from '../../shared/languages/createTranslate'
import { useDraftRange } from '../range/useDraftRange'
import type { NearState } from './useNear'

interface Props {
  readonly near: NearState
  readonly options: NearOptions
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly translate: Translate<NearMessageKey>
}

/**
 * The radius by a native slider, which steps finely through small distances and coarsely through great ones. It
 * searches when the thumb is released, and after a pause of the keys.
 */
export function RadiusSlider({ near, options, name, translate }: Props) {
  const inputId = useId()
  const { km, distances } = near
  const amounts = sliderSteps(options.radii)
  const last = amounts.length - 1
  const steps = options.anyDistance ? last + 1 : last
  const chosen = km === null ? steps : nearestStep(amounts, distances.fromKm(km))
  const kmAt = (step: number) => (step > last ? null : distances.toKm(amounts[step] ?? 0))
  const draft = useDraftRange({ min: 0, max: chosen }, `${chosen}`, ({ max }) =>
    near.chooseRadius(kmAt(max)),
  )
  const step = draft.value.max
  const radius = step === chosen ? km : kmAt(step)
  const textOf = (format: 'short' | 'long') =>
    radius === null ? translate('near.any') : distances[format](radius)
  return (
    <div className="vitrine-near__field">
      <label className="vitrine-near__label" htmlFor={inputId}>
        {translate('near.radius')}
      </label>
      <output className="vitrine-near__output" htmlFor={inputId}>
        {textOf('short')}
      </output>
      {name && <input type="hidden" name={`${name}[km]`} value={radius ?? ''} />}
      <input
        id={inputId}
        className="vitrine-near__slider"
        type="range"
        min={0}
        max={steps}
        step={1}
        value={step}
        aria-valuetext={textOf('long')}
        onChange={(event) => {
          draft.update({ min: 0, max: event.target.valueAsNumber })
          draft.commitWhenIdle()
        }}
        onPointerUp={draft.commit}
        onBlur={draft.commit}
      />
    </div>
  )
}
