import type { NearMessageKey } from '../../../src/facets/near/messages'
import type { NamedPlace } from '../../../src/facets/near/place'
import type { Translate } from '../../shared/languages/createTranslate'
import { useTranslate } from '../../shared/languages/useTranslate'
import { LocateButton } from './LocateButton'
import { PlaceSelect } from './PlaceSelect'
import type { NearState } from './useNear'

interface Props {
  readonly near: NearState
  readonly label: string
  readonly places: readonly NamedPlace[]
  readonly canLocate: boolean
  /** What a plain form calls the facet, without JavaScript. */
  readonly name: string | undefined
  readonly translate: Translate<NearMessageKey>
}

/** The center of the circle: the visitor's position, or a place by its name. */
export function NearCenter({ near, label, places, canLocate, name, translate }: Props) {
  const translateRange = useTranslate()
  const { circle, hasArea, isHere } = near
  const hasPlaces = places.length > 0
  return (
    <>
      {canLocate && <LocateButton near={near} translate={translate} />}
      {hasPlaces && <PlaceSelect near={near} places={places} name={name} translate={translate} />}
      {!hasPlaces && !isHere && (circle || hasArea) && (
        <p className="vitrine-near__current">
          {hasArea ? translateRange('filters.area') : translate('near.point')}{' '}
          <button
            className="vitrine-facet__more vitrine-near__reset"
            type="button"
            aria-label={translateRange('range.resetOf', { label })}
            onClick={(event) => {
              // The button disappears, so the focus moves to the first control.
              event.currentTarget
                .closest('fieldset')
                ?.querySelector<HTMLElement>('button, input')
                ?.focus()
              near.remove()
            }}
          >
            {translateRange('range.reset')}
          </button>
        </p>
      )}
    </>
  )
}
