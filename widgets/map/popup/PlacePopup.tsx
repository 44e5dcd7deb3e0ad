import type { Map as LeafletMap } from 'leaflet'
import { useRef } from 'react'
import { MAX_POPUP_PLACES } from '../../../src/map/constants'
import type { Place } from '../../../src/map/locateDocuments'
import type { MapMessageKey } from '../../../src/map/messages'
import { useLayer } from '../../shared/dialogs/useLayer'
import type { Show } from '../../shared/entry/widgetProps'
import type { Translate } from '../../shared/languages/createTranslate'
import type { MapMarker } from '../markers/createClusters'
import { MapElement } from '../markers/MapElement'
import { PlaceContent } from './PlaceContent'
import { useMapPopup } from './useMapPopup'

interface Props {
  readonly map: LeafletMap
  readonly marker: MapMarker
  readonly places: readonly Place[]
  readonly close: () => void
  /** Called when the popup is removed while it has the focus. */
  readonly onFocusLost: () => void
  readonly show: Show | undefined
  readonly translate: Translate<MapMessageKey>
}

/** Puts the popup above all markers. */
const Z_INDEX_OFFSET = 100_000

/** The popup above a marker, with the first of its places. */
export function PlacePopup({ map, marker, places, close, onFocusLost, show, translate }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [first, ...others] = places
  useMapPopup(map, box, close, onFocusLost)
  useLayer(true, box, close)
  const name = others.length === 0 ? first?.title : translate('map.together', { n: places.length })
  const isOne = marker.places.length === 1
  return (
    <MapElement lat={marker.lat} lng={marker.lng} zIndexOffset={Z_INDEX_OFFSET}>
      <div
        ref={box}
        className="vitrine-surface vitrine-map__popup"
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
        {places.slice(0, MAX_POPUP_PLACES).map((place) => (
          <div key={place.id} className="vitrine-map__place">
            <PlaceContent place={place} show={show} />
          </div>
        ))}
      </div>
    </MapElement>
  )
}
