import type { Map as LeafletMap } from 'leaflet'
import { useState } from 'react'
import { MapContainer } from 'react-leaflet'
import type { ComponentId } from '../../src/componentId'
import type { MapMessageKey } from '../../src/map/messages'
import type { Place } from '../../src/map/placesOf'
import type { Show } from '../shared/entry/widgetProps'
import type { Translate } from '../shared/languages/createTranslate'
import type { MapConfig } from './config'
import { MapArea } from './MapArea'
import { AreaSearch } from './parts/AreaSearch'
import { ListHere } from './parts/ListHere'
import { Tiles } from './parts/Tiles'
import { ZoomButtons } from './parts/ZoomButtons'
import { useTiles } from './useTiles'
import { wantsCalm } from './view/calm'
import { useArea } from './view/useArea'

interface Props {
  readonly id: ComponentId
  /** The component's id, or one of its own. */
  readonly pointing: string
  readonly config: MapConfig
  readonly places: readonly Place[]
  /** Whether it is known where it belongs. */
  readonly ready: boolean
  readonly show: Show | undefined
  readonly translate: Translate<MapMessageKey>
}

/** The map itself, with its controls before it: that is the order of the keyboard. */
export function MapView({ id, pointing, config, places, ready, show, translate }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  // Leaflet wants to know when it is made.
  const [glides] = useState(() => !wantsCalm())
  const search = useArea(map, id, config)
  const { failed, onFailed, retry } = useTiles(config, translate)
  const { lat = 0, lng = 0, zoom, min_zoom: minZoom, max_zoom: maxZoom } = config
  return (
    <>
      <div className="vitrine-map__stage">
        {map && <ZoomButtons map={map} translate={translate} />}
        {map && search.isOffered && (
          <AreaSearch
            search={search}
            giveFocus={() => map.getContainer().focus()}
            translate={translate}
          />
        )}
        <MapContainer
          ref={setMap}
          className="vitrine-map__area"
          center={[lat, lng]}
          zoom={config.lat === undefined ? minZoom : zoom}
          minZoom={minZoom}
          maxZoom={maxZoom}
          zoomControl={false}
          attributionControl={false}
          keyboard={false}
          boxZoom={false}
          zoomAnimation={glides}
          fadeAnimation={glides}
          markerZoomAnimation={glides}
          inertia={glides}
        >
          {map && (
            <MapArea
              map={map}
              id={pointing}
              config={config}
              places={places}
              area={search.area}
              asked={search.asked}
              show={show}
              translate={translate}
            />
          )}
          {/* After it has been moved to where it belongs: tiles of elsewhere would be asked for in vain. */}
          {map && ready && !failed && <Tiles config={config} onFailed={onFailed} />}
        </MapContainer>
      </div>
      {failed && (
        <p className="vitrine-map__note">
          {translate('map.failed')}{' '}
          <button className="vitrine-map__retry" type="button" onClick={retry}>
            {translate('map.retry')}
          </button>
        </p>
      )}
      {map && (config.list ?? config.markers.length > 0) && (
        <ListHere map={map} places={places} translate={translate} />
      )}
    </>
  )
}
