import { CircleMarker, MapContainer, Popup, TileLayer } from 'react-leaflet'
import { useReveal } from '../shared/reveal'
import { useMessages } from '../shared/useMessages'
import type { WidgetProps } from '../shared/widgetProps'
import type { MapConfig } from './config'

/** An interactive map with markers (spec 2.8). */
export function MapWidget({ config }: WidgetProps<MapConfig>) {
  const say = useMessages()
  useReveal(true)
  return (
    <section className="vitrine-map" aria-label={say('map.label')}>
      <MapContainer className="vitrine-map__area" center={config} zoom={config.zoom}>
        <TileLayer url={config.tiles} attribution={config.attribution} />
        {config.markers.map((marker) => (
          <CircleMarker
            key={`${marker.lat},${marker.lng},${marker.title}`}
            center={marker}
            radius={8}
          >
            <Popup>{marker.title}</Popup>
          </CircleMarker>
        ))}
      </MapContainer>
    </section>
  )
}
