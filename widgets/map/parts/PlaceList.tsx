import { useState } from 'react'
import { MAX_LISTED_PLACES } from '../../../src/map/constants'
import type { Place } from '../../../src/map/locateDocuments'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { PlaceContent } from '../popup/PlaceContent'

interface Props {
  /** The places that the map shows. */
  readonly places: readonly Place[]
  readonly translate: Translate<MapMessageKey>
}

/** A list of places, for visitors who cannot use the map. */
export function PlaceList({ places, translate }: Props) {
  const [open, setOpen] = useState(false)
  const listed = places.slice(0, MAX_LISTED_PLACES)
  return (
    <details className="vitrine-map__list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate('map.list')}</summary>
      {open && (
        <>
          <ul className="vitrine-map__places">
            {listed.map((place) => (
              <li key={place.id} data-item={place.id}>
                <PlaceContent place={place} />
              </li>
            ))}
          </ul>
          {listed.length < places.length && (
            <p className="vitrine-map__note">
              {translate('map.listMore', { n: listed.length, all: places.length })}
            </p>
          )}
        </>
      )}
    </details>
  )
}
