import { useState } from 'react'
import { MAP_LIST_MOST } from '../../../src/map/constants'
import type { Place } from '../../../src/map/placesOf'
import { PlaceContent } from '../popup/PlaceContent'
import type { SayMap } from '../useTexts'

interface Props {
  /** What the map shows now. */
  readonly places: readonly Place[]
  readonly say: SayMap
}

/** The places that the map shows, for who has no use for a picture. */
export function PlaceList({ places, say }: Props) {
  const [open, setOpen] = useState(false)
  const most = places.slice(0, MAP_LIST_MOST)
  return (
    <details className="vitrine-map__list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('map.list')}</summary>
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
              {say('map.listMore', { n: most.length, all: places.length })}
            </p>
          )}
        </>
      )}
    </details>
  )
}
