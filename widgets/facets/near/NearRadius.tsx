import { useId } from 'react'
import type { NearOptions } from '../../../src/facets/near/config'
import type { NearMessageKey } from '../../../src/facets/near/messages'
import { radiiInKm } from '../../../src/facets/near/radii'
import type { Translate } from '../../shared/languages/createTranslate'
import { RadiusSlider } from './RadiusSlider'
import type { NearState } from './useNear'

interface Props {
  readonly near: NearState
  readonly options: NearOptions
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly translate: Translate<NearMessageKey>
}

/** The radius of the circle: one of some, or by a slider. */
export function NearRadius({ near, options, name, translate }: Props) {
  const labelId = useId()
  const group = useId()
  const { km, distances, chooseRadius } = near
  if (options.slider) {
    return <RadiusSlider near={near} options={options} name={name} translate={translate} />
  }
  const radii: readonly (number | null)[] = [
    ...radiiInKm(options.radii, distances, km),
    ...(options.anyDistance || km === null ? [null] : []),
  ]
  return (
    <div className="vitrine-near__field" role="radiogroup" aria-labelledby={labelId}>
      <span id={labelId} className="vitrine-near__label">
        {translate('near.radius')}
      </span>
      <div className="vitrine-near__radii">
        {radii.map((radius) => (
          <label key={radius} className="vitrine-near__radius">
            <input
              className="vitrine-near__radio"
              type="radio"
              name={name ? `${name}[km]` : group}
              value={radius ?? ''}
              checked={radius === km}
              onChange={() => chooseRadius(radius)}
            />
            <span className="vitrine-near__amount">
              {radius === null ? translate('near.any') : distances.short(radius)}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
