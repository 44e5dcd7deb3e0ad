import { useId } from 'react'
import { formatPoint } from '../../../src/facets/near/circle'
import type { NearMessageKey } from '../../../src/facets/near/messages'
import { type NamedPlace, parsePoint } from '../../../src/facets/near/place'
import type { Translate } from '../../shared/languages/createTranslate'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { NearState } from './useNear'

interface Props {
  readonly near: NearState
  readonly places: readonly NamedPlace[]
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly translate: Translate<NearMessageKey>
}

/** The option of a map's area, which is no point. */
const AREA = 'area'

/** The places by name. A center that is none of them, or a map's area, is an option while it is chosen. */
export function PlaceSelect({ near, places, name, translate }: Props) {
  const selectId = useId()
  const translateFilter = useTranslate()
  const { circle, here, hasArea, isHere } = near
  const current = circle ? formatPoint(circle) : ''
  const options = places.map((place) => ({ ...place, value: formatPoint(place) }))
  const isKnown = isHere || options.some(({ value }) => value === current)
  const choose = (value: string) => {
    const point = parsePoint(value)
    if (point) near.chooseCenter(point)
    else if (value === '') near.remove()
  }
  return (
    <div className="vitrine-near__field">
      <label className="vitrine-near__label" htmlFor={selectId}>
        {translate('near.place')}
      </label>
      <select
        id={selectId}
        name={name && `${name}[at]`}
        className="vitrine-near__select"
        value={hasArea ? AREA : current}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{translate('near.anywhere')}</option>
        {hasArea && <option value={AREA}>{translateFilter('filters.area')}</option>}
        {here && <option value={formatPoint(here)}>{translate('near.here')}</option>}
        {circle && !isKnown && <option value={current}>{translate('near.point')}</option>}
        {options.map(({ value, name: place, count }) => (
          <option key={value} value={value}>
            {count === null ? place : translate('near.value', { place, n: count })}
          </option>
        ))}
      </select>
    </div>
  )
}
