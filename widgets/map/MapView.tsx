import type { Map as LeafletMap } from 'leaflet'
import { useState } from 'react'
import { MapContainer } from 'react-leaflet'
import type { ComponentId } from '../../src/componentId'
import type { Place } from '../../src/map/locateDocuments'
import type { MapMessageKey } from '../../src/map/messages'
import type { PlaceLook } from '../shared/entry/appTools'
import type { Translate } from '../shared/languages/createTranslate'
import type { MapConfig } from './config'
import { MapContent } from './MapContent'
import { AreaSearch } from './parts/AreaSearch'
import { Tiles } from './parts/Tiles'
import { VisiblePlaceList } from './parts/VisiblePlaceList'
import { ZoomButtons } from './parts/ZoomButtons'
import { useTiles } from './useTiles'
import { prefersReducedMotion } from './view/prefersReducedMotion'
import { useAreaSearch } from './view/useAreaSearch'

interface Props {
  readonly id: ComponentId
  /** The search component's id, or the map's own. */
  readonly highlightId: string
  readonly config: MapConfig
  readonly places: readonly Place[]
  /** Whether the places are known, so that the map has its position. */
  readonly ready: boolean
  readonly look: PlaceLook
  readonly translate: Translate<MapMessageKey>
}

/** The map with its controls, which come first in the tab order. */
export function MapView({ id, highlightId, config, places, ready, look, translate }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  // Leaflet reads the animation options once, when the map is created.
  const [isAnimated] = useState(() => !prefersReducedMotion())
  const search = useAreaSearch(map, id, config)
  const { failed, onFailed, retry } = useTiles(config, translate)
  const { lat = 0, lng = 0, zoom, min_zoom: minZoom, max_zoom: maxZoom } = config
  return (
    <>
      <div className="vitrine-map__stage">
        {map && <ZoomButtons map={map} translate={translate} />}
        {map && search.isOffered && (
          <AreaSearch
            search={search}
            focusMap={() => map.getContainer().focus()}
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
          zoomAnimation={isAnimated}
          fadeAnimation={isAnimated}
          markerZoomAnimation={isAnimated}
          inertia={isAnimated}
        >
          {map && (
            <MapContent
              map={map}
              id={highlightId}
              config={config}
              places={places}
              area={search.area}
              searchedArea={search.searchedArea}
              look={look}
              translate={translate}
            />
          )}
          {/* Tiles load after the map has its position, so that none are requested in vain. */}
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
        <VisiblePlaceList map={map} places={places} translate={translate} />
      )}
    </>
  )
}
