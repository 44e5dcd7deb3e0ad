import { useState } from 'react'
import { MAP_LIST_MOST } from '../../../src/map/constants'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Place } from '../../../src/map/placesOf'
import type { Translate } from '../../shared/languages/createTranslate'
import { PlaceContent } from '../popup/PlaceContent'

interface Props {
  /** What the map shows now. */
  readonly places: readonly Place[]
  readonly translate: Translate<MapMessageKey>
}

/** The places that the map shows, for who has no use for a picture. */
export function PlaceList({ places, translate }: Props) {
  const [open, setOpen] = useState(false)
  const most = places.slice(0, MAP_LIST_MOST)
  return (
    <details className="vitrine-map__list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate('map.list')}</summary>
      {open && (
        <>
          <ul className="vitrine-map__places">
            {most.map((place) => (
              <li key={place.id} data-item={place.id}>
                <PlaceContent place={place} />
              </li>
            ))}
          </ul>
          {most.length < places.length && (
            <p className="vitrine-map__note">
              {translate('map.listMore', { n: most.length, all: places.length })}
            </p>
          )}
        </>
      )}
    </details>
  )
}
