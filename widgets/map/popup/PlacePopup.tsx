import type { Map as LeafletMap } from 'leaflet'
import { useRef } from 'react'
import { MAP_POPUP_MOST } from '../../../src/map/constants'
import type { MapMessageKey } from '../../../src/map/messages'
import type { Place } from '../../../src/map/placesOf'
import { useLayer } from '../../shared/dialogs/useLayer'
import type { Show } from '../../shared/entry/widgetProps'
import type { Translate } from '../../shared/languages/createTranslate'
import type { Mark } from '../marks/clusters'
import { Pin } from '../marks/Pin'
import { PlaceContent } from './PlaceContent'
import { usePopup } from './usePopup'

interface Props {
  readonly map: LeafletMap
  readonly mark: Mark
  readonly places: readonly Place[]
  readonly close: () => void
  /** It is gone, and had the focus. */
  readonly onLeft: () => void
  readonly show: Show | undefined
  readonly translate: Translate<MapMessageKey>
}

/** Above all marks. */
const FRONT = 100_000

/** What stands at a mark, above it; of many in one spot, the first ones. */
export function PlacePopup({ map, mark, places, close, onLeft, show, translate }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [first, ...others] = places
  usePopup(map, box, close, onLeft)
  useLayer(true, box, close)
  const name = others.length === 0 ? first?.title : translate('map.together', { n: places.length })
  const isOne = mark.places.length === 1
  return (
    <Pin lat={mark.lat} lng={mark.lng} front={FRONT}>
      <div
        ref={box}
        className="vitrine-map__popup"
        role="dialog"
        aria-label={name}
        tabIndex={-1}
        data-above={isOne ? 'marker' : 'cluster'}
      >
        <button
          className="vitrine-map__close"
          type="button"
          aria-label={translate('map.close')}
          onClick={close}
        >
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" focusable="false">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
        {places.slice(0, MAP_POPUP_MOST).map((place) => (
          <div key={place.id} className="vitrine-map__place">
            <PlaceContent place={place} show={show} />
          </div>
        ))}
      </div>
    </Pin>
  )
}
